export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

/** One input of the user: an overlay to open or close, or a key press, which can be part of a shortcut. */
export type OverlayInput = OverlayName | KeyboardEvent;

export type InputHandler = (input: OverlayInput) => void;

export interface OverlayInputs {
  /** Calls the handler for the inputs that have waited, and from then on for each input, until the returned function is called. */
  handleInputs: (handler: InputHandler) => () => void;
}
