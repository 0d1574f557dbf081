import Button from 'antd/es/button';
import { getRegionName } from '@/domain/regions';
import { selectAdministratorEmail } from '@/session/auth/administratorEmail';
import { selectRegion } from '@/session/auth/sessionSlice';
import { signOutOfAgency } from '@/session/auth/signOutOfAgency';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';
import { signOut } from '../journal/signOut';
import { useExportAndSignOut } from '../journal/useExportAndSignOut';
import { DisplaySettings } from './DisplaySettings';
import './AccountPanel.css';

/** Shows the operator, the region and the agencies of the session, and the display settings of this browser. */
export function AccountPanel() {
  const session = usePortalSelector((state) => state.session);
  const region = usePortalSelector(selectRegion);
  const dispatch = usePortalDispatch();
  const exportAndSignOut = useExportAndSignOut();
  const { email } = session;
  const agencies = Object.keys(session.agencyTokens);
  return (
    <div role="group" aria-label="Account and display">
      {email !== null && (
        <div className="account-panel__section">
          <strong className="account-panel__email">{email}</strong>
          <p className="group-title">{getRegionName(region)}</p>
        </div>
      )}
      <DisplaySettings />
      {agencies.length > 0 && (
        <div className="account-panel__section">
          <h2 className="group-title">Signed in to</h2>
          <ul aria-label="Agency sessions">
            {agencies.map((abbreviation) => (
              <li key={abbreviation} className="spread-row">
                <span className="account-panel__agency">
                  {[abbreviation, selectAdministratorEmail({ session }, abbreviation)]
                    .filter(Boolean)
                    .join(' as ')}
                </span>
                <Button
                  type="text"
                  size="small"
                  onClick={({ currentTarget }) => {
                    // Before the pressed button is removed, so that the focus returns to the button of the panel.
                    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
                    dispatch(signOutOfAgency(abbreviation));
                  }}
                >
                  Sign out of {abbreviation}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {email !== null && (
        <div className="account-panel__section">
          <button type="button" className="account-panel__action" onClick={() => dispatch(signOut())}>
            <Icon name="sign-out" /> Sign Out
          </button>
          {exportAndSignOut && (
            <button type="button" className="account-panel__action" onClick={exportAndSignOut.run}>
              <Icon name={exportAndSignOut.icon} /> {exportAndSignOut.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
