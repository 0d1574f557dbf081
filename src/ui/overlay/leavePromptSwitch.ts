import { isRecord } from '@/lib/isRecord';

let isDisabled = false;

/** Lasts until the document is reloaded. After the session has ended there is no page to stay on. */
export function disableLeavePrompts(): void {
  isDisabled = true;
}

export function areLeavePromptsDisabled(): boolean {
  return isDisabled;
}

/** In the state of a navigation: what was typed is stored for when this page opens again, so no prompt asks. */
export const INPUT_KEPT = { isInputKept: true } as const;

export function isInputKept(state: unknown): boolean {
  return isRecord(state) && state.isInputKept === true;
}
