import { pageActions } from './usePageAction';

/** An action of the current page that the command palette can offer. */
interface PageAction {
  label: string;
  hint?: string;
  run: () => void;
}

/** Running an action focuses and clicks its element. */
export function listPageActions(): readonly PageAction[] {
  return [...pageActions].map(([{ current }, texts]) => ({
    ...texts,
    run: () => {
      // A dialog that the click opens returns the focus to the focused element when it closes.
      current?.focus();
      current?.click?.();
    },
  }));
}
