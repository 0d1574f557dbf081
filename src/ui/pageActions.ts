/** What can be done on the page in sight, by its own button or link. */
export interface PageAction {
  label: string;
  run: () => void;
}

/**
 * The page's buttons and links that carry `data-page-action`: what the palette offers by name. What can't be pressed
 * now isn't offered; running an action is pressing its button, with all that the page does about that.
 */
export function findPageActions(): PageAction[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-page-action]:not(:disabled)');
  return [...elements].map((element) => ({
    label: element.getAttribute('aria-label') ?? element.textContent,
    run: () => {
      // What opens from there gives the focus back to it.
      element.focus();
      element.click();
    },
  }));
}

/** The filter of the page's list, where it has one. */
export function findPageFilter(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#content input[type="search"]:not(:disabled)');
}
