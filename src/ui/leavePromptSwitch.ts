let isDisabled = false;

/** From now on nothing asks before this document is left: the session is over, and staying would show nothing. */
export function disableLeavePrompts(): void {
  isDisabled = true;
}

export function areLeavePromptsDisabled(): boolean {
  return isDisabled;
}
