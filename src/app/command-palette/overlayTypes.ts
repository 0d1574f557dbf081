export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

/** One input of the user: an overlay to open or close, or a key press, which can be part of a shortcut. */
export type OverlayInput = OverlayName | KeyboardEvent;
