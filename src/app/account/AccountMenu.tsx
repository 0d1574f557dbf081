import { useState } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { Icon } from '@/ui/icons/Icon';
import { useClosingPopover } from '../shell/useClosingPopover';
import type * as PanelModule from './AccountPanel';

const loadPanel = () => import(/* webpackChunkName: 'account' */ './AccountPanel');

/** A button at the end of the top bar that opens the account panel in a native popover. */
export function AccountMenu() {
  const dispatch = usePortalDispatch();
  const [panel, setPanel] = useState<typeof PanelModule>();
  const popoverRef = useClosingPopover<HTMLDivElement>();
  const email = usePortalSelector(({ session }) => session.email);
  return (
    <>
      <button
        type="button"
        className="top-bar__button top-bar__account"
        popoverTarget="account"
        aria-label="Account and display"
        title={email ?? ''}
        onClick={() => dispatch(loadOnClick(loadPanel, setPanel))}
      >
        {email?.match(/./u)?.[0] ?? <Icon name="settings" />}
      </button>
      <div ref={popoverRef} id="account" popover="auto" className="account-menu">
        {panel && <panel.AccountPanel />}
      </div>
    </>
  );
}
