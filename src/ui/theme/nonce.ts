/**
 * The nonce that the host gave this page: styles that are made when the portal runs carry it, so that the page's
 * policy lets them in and no others.
 */
export const styleNonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
