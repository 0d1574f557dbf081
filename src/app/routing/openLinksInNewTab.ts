import { buildPath } from '@/domain/paths';
import { isNewTabClick } from '@/ui/navigation/isNewTabClick';

/**
 * Opens the portal's links in a new tab on a click that asks for one. A tab that the browser opens for a link is signed
 * out; a tab from window.open gets the session from this tab. Uses one set of listeners for the whole page. Returns a
 * function that removes them.
 */
export function openLinksInNewTab(): () => void {
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('auxclick', onClick);
  };
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isNewTabClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  // The sign-in page would end the session in this tab too.
  if (link?.origin !== window.location.origin || link.pathname === buildPath('login')) return;
  event.preventDefault();
  window.open(link.href, '_blank');
}
