export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

/** One input of the user: an overlay to open or close, or a key press, which can be part of a shortcut. */
export type OverlayInput = OverlayName | KeyboardEvent;

export interface OverlayInputs {
  /** The number of inputs since the page was loaded. */
  inputCount: number;
  /** Returns the inputs that have not been handled, once. */
  takeInputs: () => readonly OverlayInput[];
}
