let isDisabled = false;

/** Lasts until the document is reloaded. After the session has ended there is no page to stay on. */
export function disableLeavePrompts(): void {
  isDisabled = true;
}

export function areLeavePromptsDisabled(): boolean {
  return isDisabled;
}
