import { useState } from 'react';
import { selectPsoToken, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { ROLLOUT_MARKS_STORAGE_KEY } from '@/session/storage/rolloutMarks';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { useTitleFocus } from '@/ui/focus/useTitleFocus';
import { Icon } from '@/ui/icons/Icon';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { AccountMenu } from '../account/AccountMenu';
import { type OverlayName } from '../command-palette/overlayTypes';
import { JournalButton } from '../journal/JournalButton';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { WatchListButton } from '../watch-list/WatchListButton';
import { Breadcrumb } from './Breadcrumb';
import { CallsButton } from './CallsButton';

const TopBarProgress = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './TopBarProgress').then((loaded) => loaded.TopBarProgress),
);
const RolloutProgress = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './RolloutProgress').then((loaded) => loaded.RolloutProgress),
);

export function TopBar({ onOpenOverlay }: { onOpenOverlay: (name: OverlayName) => void }) {
  const { route, agency, title } = useCurrentRoute();
  const region = usePortalSelector(selectRegion);
  const psoToken = usePortalSelector(selectPsoToken);
  const headingRef = useTitleFocus();
  const hasProgress = usePortalSelector(({ fleet, changeQueue }) => Boolean(fleet ?? changeQueue));
  const isOperator = psoToken !== null;
  // Of some operator: the component looks whose it is.
  const [isRolloutStored] = useState(() => safeLocalStorage.read(ROLLOUT_MARKS_STORAGE_KEY) !== null);
  const hasRollout = usePortalSelector(({ rollout }) => rollout !== undefined) || isRolloutStored;
  return (
    <header className="top-bar" data-region={region}>
      <button type="button" className="top-bar__button top-bar__menu" aria-label="Menu" popoverTarget="menu">
        <Icon name="menu" />
      </button>
      <div className="top-bar__page">
        <Breadcrumb {...{ region, agency, route, isOperator }} onSwitch={() => onOpenOverlay('switcher')} />
        <h1 className="top-bar__title" ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {isOperator && (
        <button
          type="button"
          className="top-bar__button top-bar__search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onOpenOverlay('palette')}
        >
          <Icon name="search" />
          <span>Search riders, agencies…</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      )}
      <div className="top-bar__actions">
        {isOperator && hasRollout && <RolloutProgress />}
        {hasProgress && <TopBarProgress />}
        <CallsButton />
        <WatchListButton />
        <JournalButton />
        {isOperator && (
          <button
            type="button"
            className="top-bar__button"
            aria-label="Keyboard shortcuts"
            aria-haspopup="dialog"
            title="Keyboard shortcuts"
            onClick={() => onOpenOverlay('shortcuts')}
          >
            <Icon name="help" />
          </button>
        )}
        <AccountMenu />
      </div>
    </header>
  );
}
