/** Jest imports this URL in place of each image. */
const url = '/image.svg';
// eslint-disable-next-line no-restricted-syntax -- as webpack does.
export default url;
