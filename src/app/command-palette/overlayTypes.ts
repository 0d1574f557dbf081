/** A dialog over the page: the command palette, the agency switcher or the list of shortcuts. */
export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Opens another overlay in place of the current one. */
  onOpen: (name: OverlayName) => void;
  /** Text that was typed while the command palette was still loading. */
  initialText: string;
}

/**
 * What the shell passes to `Overlays`, in the order of the user's input: the name of an overlay to open, or a typed
 * character, which can be part of a shortcut.
 */
export type OverlayInput = OverlayName | (string & {});
