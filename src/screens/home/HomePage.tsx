import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { clearReturnUrl, loadReturnUrl } from '@/session/returnUrl';
import { usePortalSelector } from '@/session/hooks';
import { parseOperatorToken } from '@/session/parseOperatorToken';
import { selectPsoToken, selectRegion } from '@/session/sessionSlice';
import { FailureAlert } from '@/ui/FailureAlert';
import { type Tile, Tiles } from '../common/Tiles';

const TILES: readonly Tile[] = [
  { path: buildPath('agencies'), label: 'Configure Agencies', hint: 'Find an agency and open its dashboard' },
  { path: buildPath('agencyCreation'), label: 'Create an Agency', hint: 'Add an agency to this region' },
  { path: buildPath('psoUsers'), label: 'Manage PSO Users', hint: 'See the operators and register another' },
];

/** Where an operator starts (specification 2). */
export function HomePage() {
  const region = usePortalSelector(selectRegion);
  const { subject } = parseOperatorToken(usePortalSelector(selectPsoToken));
  // Offered once: whoever goes elsewhere has chosen.
  const [returnPath] = useState(() => loadReturnUrl({ region, subject }));
  useEffect(() => clearReturnUrl, []);
  return (
    <>
      {returnPath && (
        <FailureAlert kind="info" title="You were on your way somewhere">
          <Link to={returnPath}>Continue where you left off</Link> ({returnPath})
        </FailureAlert>
      )}
      <Tiles label="What you can do" tiles={TILES} />
    </>
  );
}
