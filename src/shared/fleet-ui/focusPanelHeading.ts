/** For a button of a side panel that goes away, or is off, after its press. */
export function focusPanelHeading(button: Element): void {
  button.closest('aside')?.querySelector('h2')?.focus();
}
