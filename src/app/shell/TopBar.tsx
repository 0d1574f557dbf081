import { selectPsoToken, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { useTitleFocus } from '@/ui/focus/useTitleFocus';
import { type OverlayName } from '../command-palette/overlayTypes';
import { JournalButton } from '../journal/JournalButton';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { Breadcrumb } from './Breadcrumb';
import { CallsButton } from './CallsButton';

export function TopBar({ onOpenOverlay }: { onOpenOverlay: (name: OverlayName) => void }) {
  const { route, agency, title } = useCurrentRoute();
  const region = usePortalSelector(selectRegion);
  const psoToken = usePortalSelector(selectPsoToken);
  const email = usePortalSelector(({ session }) => session.email);
  const headingRef = useTitleFocus();
  const isOperator = psoToken !== null;
  return (
    <header className="top-bar" data-region={region}>
      <div className="top-bar__page">
        <Breadcrumb
          {...{ region, agency, route, title, isOperator }}
          onSwitch={() => onOpenOverlay('switcher')}
        />
        <h1 className="top-bar__title" ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className="top-bar__actions">
        <CallsButton />
        {isOperator && (
          <>
            <button
              type="button"
              className="top-bar__search"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => onOpenOverlay('palette')}
            >
              Search… <kbd aria-hidden="true">Ctrl K</kbd>
            </button>
            <button
              type="button"
              className="top-bar__help"
              aria-label="Keyboard shortcuts"
              aria-haspopup="dialog"
              onClick={() => onOpenOverlay('shortcuts')}
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
