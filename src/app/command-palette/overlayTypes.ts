import { type Command } from './commands';

export type OverlayName = 'palette' | 'switcher' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Opens another overlay in place of the current one. */
  onOpen: (name: OverlayName) => void;
  /** The text in the command palette's field, which may have been typed before the palette was there. */
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** The command palette has run a command. */
  onCommand: (command: Command) => void;
}

/** One input of the user: an overlay to open or close, or a key press, which can be part of a shortcut. */
export type OverlayInput = OverlayName | KeyboardEvent;
