import { type Command } from '../command-palette/commands';
import { type OverlayName } from './overlayTypes';

/** The properties of each overlay. */
export interface OverlayProps {
  onClose: () => void;
  /** Opens another overlay in place of the current one. */
  onOpen: (name: OverlayName) => void;
  /** The text in the command palette's field, which may have been typed before the palette was there. */
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** Called before the command runs. Its sign-in may still fail. */
  onCommandChosen: (command: Command) => void;
}
