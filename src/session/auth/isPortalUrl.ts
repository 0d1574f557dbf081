/**
 * Whether `url` is a page of the portal to which a sign-in can return: not another host, which begins with two slashes,
 * and not Home or the sign-in itself. Printable ASCII only, because the browser has encoded everything else.
 */
export function isPortalUrl(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])[!-~]+$/.test(url) && !/^\/(login)?([?#]|$)/.test(url);
}
