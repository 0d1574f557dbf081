let isDisabled = false;

/** Turns off all leave prompts until the document is reloaded: after the session ended there is no page to stay on. */
export function disableLeavePrompts(): void {
  isDisabled = true;
}

export function areLeavePromptsDisabled(): boolean {
  return isDisabled;
}
