/** A dialog over the page: the command palette, the agency switcher or the list of shortcuts. */
export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Opens another overlay instead of this one. */
  onOpen: (name: OverlayName) => void;
  /** Text that was typed while the command palette was still loading. */
  initialText: string;
}

/** An overlay to open, or a pressed letter key, which may be part of a shortcut. */
export type OverlayRequest = OverlayName | (string & {});
