/** What may stand over the page for getting about; each is loaded when it is first asked for. */
export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProperties {
  onClose: () => void;
  /** Another takes its place. */
  onOpen: (name: OverlayName) => void;
}
