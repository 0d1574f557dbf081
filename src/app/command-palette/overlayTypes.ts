/** What may stand over the page for getting about. */
export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Another takes its place. */
  onOpen: (name: OverlayName) => void;
  /** What was typed for it before it stood there. */
  initialText: string;
}

/** What is asked for: one of them, or what a letter that was pressed means. */
export type OverlayRequest = OverlayName | (string & {});
