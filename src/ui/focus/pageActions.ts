/** A button or link of the current page that the command palette can offer. */
export interface PageAction {
  label: string;
  run: () => void;
}

/** Finds enabled buttons and links with `data-page-action`. Running an action clicks the element. */
export function findPageActions(): PageAction[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-page-action]:not(:disabled)');
  return [...elements].map((element) => ({
    label: element.getAttribute('aria-label') ?? element.textContent,
    run: () => {
      // A dialog that the click opens returns the focus to the focused element when it closes.
      element.focus();
      element.click();
    },
  }));
}

export function findPageFilter(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#content input[type="search"]:not(:disabled)');
}
