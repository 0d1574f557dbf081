import Button from 'antd/es/button';
import { useRef } from 'react';
import { getRegionName } from '@/domain/regions';
import { agencyTokenDropped, selectRegion, sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';
import { useExportAndSignOut } from '../journal/useExportAndSignOut';
import { DisplaySettings } from './DisplaySettings';
import './AccountPanel.css';

/** Who is signed in where, and how the portal looks in this browser. */
export function AccountPanel() {
  const email = usePortalSelector(({ session }) => session.email);
  const region = usePortalSelector(selectRegion);
  const agencyTokens = usePortalSelector(({ session }) => session.agencyTokens[region]);
  const dispatch = usePortalDispatch();
  const exportAndSignOut = useExportAndSignOut();
  const panelRef = useRef<HTMLDivElement>(null);
  const agencies = Object.entries(agencyTokens);
  return (
    <div ref={panelRef} role="group" aria-label="Account and display" tabIndex={-1}>
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
            {agencies.map(([abbreviation, token]) => (
              <li key={abbreviation} className="spread-row">
                <span>{abbreviation}</span>
                <Button
                  type="text"
                  size="small"
                  aria-label={`Sign out of ${abbreviation}`}
                  onClick={() => {
                    // The pressed button will be removed.
                    panelRef.current?.focus();
                    dispatch(agencyTokenDropped({ region, abbreviation, token }));
                  }}
                >
                  Sign out
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {email !== null && (
        <div className="account-panel__section">
          <button
            type="button"
            className="account-panel__action text-button"
            onClick={() => dispatch(sessionEnded({ reason: 'signedOut' }))}
          >
            <Icon name="sign-out" /> Sign Out
          </button>
          {exportAndSignOut && (
            <button
              type="button"
              className="account-panel__action text-button"
              onClick={exportAndSignOut.run}
            >
              <Icon name={exportAndSignOut.icon} /> {exportAndSignOut.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
