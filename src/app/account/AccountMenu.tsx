import { type ComponentType, useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';

/** A button at the end of the top bar that opens the account panel in a native popover. */
export function AccountMenu() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const email = usePortalSelector(({ session }) => session.email);
  // A failure is shown by the notice of uncaught errors, and the next click tries again.
  const load = () =>
    import(/* webpackChunkName: 'account' */ './AccountPanel').then((loaded) =>
      setPanel(() => loaded.AccountPanel),
    );
  return (
    <>
      <button
        type="button"
        className="top-bar__button top-bar__account"
        popoverTarget="account"
        aria-label="Account and display"
        title={email ?? ''}
        onClick={() => void load()}
      >
        {email?.[0] ?? <Icon name="settings" />}
      </button>
      <div id="account" popover="auto" className="account-menu">
        {Panel && <Panel />}
      </div>
    </>
  );
}
