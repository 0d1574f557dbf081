import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/domain/paths';
import { forgetPlace, rememberedPath } from '@/session/continuation';
import { usePortalSelector } from '@/session/hooks';
import { operatorOf } from '@/session/operator';
import { selectPsoToken, selectRegion } from '@/session/sessionSlice';
import { FailureAlert } from '@/ui/FailureAlert';
import { type Tile, Tiles } from '../common/Tiles';

const TILES: readonly Tile[] = [
  { path: pathTo('agencies'), label: 'Configure Agencies', hint: 'Find an agency and open its dashboard' },
  { path: pathTo('agencyCreation'), label: 'Create an Agency', hint: 'Add an agency to this region' },
  { path: pathTo('psoUsers'), label: 'Manage PSO Users', hint: 'See the operators and register another' },
];

/** Where an operator starts (specification 2). */
export function HomePage() {
  const region = usePortalSelector(selectRegion);
  const { subject } = operatorOf(usePortalSelector(selectPsoToken));
  // Offered once: whoever goes elsewhere has chosen.
  const [continueAt] = useState(() => rememberedPath({ region, subject }));
  useEffect(() => forgetPlace, []);
  return (
    <>
      {continueAt && (
        <FailureAlert kind="info" title="You were on your way somewhere">
          <Link to={continueAt}>Continue where you left off</Link> ({continueAt})
        </FailureAlert>
      )}
      <Tiles label="What you can do" tiles={TILES} />
    </>
  );
}
