import { useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';
import { lazyComponent } from '@/ui/loading/lazyComponent';

const AccountPanel = lazyComponent(() =>
  import(/* webpackChunkName: 'account' */ './AccountPanel').then((loaded) => loaded.AccountPanel),
);

/** A button at the end of the top bar that opens the account panel in a native popover. */
export function AccountMenu() {
  const [isLoaded, setIsLoaded] = useState(false);
  const email = usePortalSelector(({ session }) => session.email);
  return (
    <>
      <button
        type="button"
        className="top-bar__button top-bar__account"
        popoverTarget="account"
        aria-label="Account and display"
        title={email ?? ''}
        onClick={() => setIsLoaded(true)}
      >
        {email?.[0] ?? <Icon name="settings" />}
      </button>
      <div id="account" popover="auto" className="account-menu">
        {isLoaded && <AccountPanel />}
      </div>
    </>
  );
}
