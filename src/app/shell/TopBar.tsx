import { usePortalSelector } from '@/session/hooks';
import { operatorOf } from '@/session/operator';
import { selectPsoToken, selectRegion } from '@/session/sessionSlice';
import { useTitleFocus } from '@/ui/useTitleFocus';
import { type OverlayName } from '../about/overlay';
import { JournalButton } from '../journal/JournalButton';
import { useHere } from '../useHere';
import { Breadcrumb } from './Breadcrumb';
import { CallsButton } from './CallsButton';

/** The page's title and place, who the operator is, and ways to other pages. The focus moves to the title when the page changes. */
export function TopBar({ onOpen }: { onOpen: (name: OverlayName) => void }) {
  const { row, agency } = useHere();
  const region = usePortalSelector(selectRegion);
  const psoToken = usePortalSelector(selectPsoToken);
  const { email } = operatorOf(psoToken);
  const title = row?.title ?? 'NOT FOUND';
  const heading = useTitleFocus();
  const isOperator = psoToken !== null;
  return (
    <header className="top-bar" data-region={region}>
      <div className="top-bar__page">
        <Breadcrumb {...{ region, agency, row, title, isOperator }} onSwitch={() => onOpen('switcher')} />
        <h1 className="top-bar__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className="top-bar__place">
        <CallsButton />
        {isOperator && (
          <>
            <button
              type="button"
              className="top-bar__search"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => onOpen('palette')}
            >
              Search… <kbd aria-hidden="true">Ctrl K</kbd>
            </button>
            <button
              type="button"
              className="top-bar__help"
              aria-label="Keyboard shortcuts"
              aria-haspopup="dialog"
              onClick={() => onOpen('shortcuts')}
            >
              ?
            </button>
          </>
        )}
        {email && (
          <span className="top-bar__operator" title={email}>
            {email}
          </span>
        )}
        <JournalButton />
      </div>
    </header>
  );
}
