import { useState } from 'react';
import { selectIsOperator, selectRegion } from '@/session/auth/sessionSlice';
import { type PortalState, usePortalSelector } from '@/session/hooks';
import { safeLocalStorage, safeSessionStorage } from '@/session/storage/safeStorage';
import { ROLLOUT_MARKS_STORAGE_KEY, WATCH_LIST_STORAGE_KEY } from '@/session/storage/storageKeys';
import { useTitleFocus } from '@/ui/focus/useTitleFocus';
import { Icon } from '@/ui/icons/Icon';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { AccountMenu } from '../account/AccountMenu';
import { areCallsListed } from '../calls/areCallsListed';
import { JournalButton } from '../journal/JournalButton';
import { type OverlayName } from '../overlays/overlayTypes';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { Breadcrumb } from './Breadcrumb';
import { PartBoundary } from './PartBoundary';

const TopBarExtras = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './TopBarExtras').then((loaded) => loaded.TopBarExtras),
);

export function TopBar({ onOpenOverlay }: { onOpenOverlay: (name: OverlayName) => void }) {
  const { route, agency, title } = useCurrentRoute();
  const region = usePortalSelector(selectRegion);
  const isOperator = usePortalSelector(selectIsOperator);
  const headingRef = useTitleFocus(title);
  const hasExtras = usePortalSelector(selectHasExtras);
  // The extras stay: the drawer of the watch list is one of them, and must not close when it removes the last item.
  const [areExtrasShown, setAreExtrasShown] = useState(hasStoredExtras);
  if (hasExtras && !areExtrasShown) setAreExtrasShown(true);
  return (
    <header className="top-bar" data-region={region}>
      <button type="button" className="top-bar__button top-bar__menu" aria-label="Menu" popoverTarget="menu">
        <Icon name="menu" />
      </button>
      <div className="top-bar__page">
        <Breadcrumb
          region={region}
          agency={agency}
          route={route}
          isOperator={isOperator}
          onSwitch={() => onOpenOverlay('switcher')}
        />
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
        <PartBoundary>{areExtrasShown && <TopBarExtras />}</PartBoundary>
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

function selectHasExtras(state: PortalState): boolean {
  const { fleet, changeQueue, rollout, watchList } = state;
  return Boolean(fleet ?? changeQueue ?? rollout ?? watchList?.items.length) || areCallsListed(state);
}

/** A rollout of some operator, or a watch list: their components look whether they are this session's. */
function hasStoredExtras(): boolean {
  return (
    safeLocalStorage.read(ROLLOUT_MARKS_STORAGE_KEY) !== null ||
    safeSessionStorage.read(WATCH_LIST_STORAGE_KEY) !== null
  );
}
