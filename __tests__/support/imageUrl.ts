/** Jest imports this URL in place of each image. */
const url = '/image.svg';
export default url;
