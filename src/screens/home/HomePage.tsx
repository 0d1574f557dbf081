import { useEffect, useState } from 'react';
import { buildPath } from '@/domain/paths';
import { loadReturnUrl } from '@/session/auth/loadReturnUrl';
import { selectOperator } from '@/session/auth/operator';
import { clearReturnUrl } from '@/session/auth/returnUrl';
import { usePortalStore } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type Tile, Tiles } from '@/ui/navigation/Tiles';
import { ContinueLink } from './ContinueLink';

const TILES: readonly Tile[] = [
  { path: buildPath('agencies'), label: 'Configure Agencies', hint: 'Find an agency and open its dashboard' },
  { path: buildPath('agencyCreation'), label: 'Create an Agency', hint: 'Add an agency to this region' },
  { path: buildPath('psoUsers'), label: 'Manage PSO Users', hint: 'See the operators and register another' },
];

/** The first page after sign-in (section 2 of the specification). */
export function HomePage() {
  const { getState } = usePortalStore();
  // The link is offered once: leaving this page removes the stored URL.
  const [returnUrl] = useState(() => loadReturnUrl(selectOperator(getState())));
  useEffect(() => clearReturnUrl, []);
  return (
    <>
      {returnUrl && (
        <FailureAlert kind="info" title="Return to your previous page?">
          <ContinueLink url={returnUrl} />
        </FailureAlert>
      )}
      <Tiles label="What you can do" tiles={TILES} />
    </>
  );
}
