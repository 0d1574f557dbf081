let isAllowed = false;

/** From now on nothing asks before this document is left: the session is over, and staying would show nothing. */
export function leaveWithoutAsking(): void {
  isAllowed = true;
}

export function mayLeaveWithoutAsking(): boolean {
  return isAllowed;
}
