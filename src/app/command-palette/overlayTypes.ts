export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Opens another overlay in place of the current one. */
  onOpen: (name: OverlayName) => void;
  /** Text that was typed while the command palette was still loading. */
  initialText: string;
}

/** One input of the user: an overlay to open or close, or a key press, which can be part of a shortcut. */
export type OverlayInput = OverlayName | KeyboardEvent;
