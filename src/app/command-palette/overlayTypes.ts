import { type RefObject } from 'react';

export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Opens another overlay in place of the current one. */
  onOpen: (name: OverlayName) => void;
  /** Text that was typed while the command palette was still loading. */
  initialText: string;
  /** The breadcrumb's button, below which the agency switcher opens. */
  switchButtonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * One input of the user: an overlay to open or close, or a typed character, which can be part of a shortcut. With
 * `& {}`, TypeScript does not reduce the type to `string`.
 */
export type OverlayInput = OverlayName | (string & {});
