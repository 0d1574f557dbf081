import { useEffect, useState } from 'react';
import { buildPath } from '@/domain/paths';
import { loadReturnUrl } from '@/session/auth/loadReturnUrl';
import { selectOperator } from '@/session/auth/operator';
import { clearReturnUrl } from '@/session/auth/returnUrl';
import { usePortalStore } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { type Tile, Tiles } from '@/ui/navigation/Tiles';
import { ContinueLink } from './ContinueLink';

const TILES: readonly Tile[] = [
  {
    path: buildPath('agencies'),
    icon: 'agencies',
    label: 'Configure Agencies',
    hint: 'Find an agency and open its dashboard',
  },
  {
    path: buildPath('agencyCreation'),
    icon: 'add',
    label: 'Create an Agency',
    hint: 'Add an agency to this region',
  },
  {
    path: buildPath('psoUsers'),
    icon: 'operators',
    label: 'Manage PSO Users',
    hint: 'See the operators and register another',
  },
];

/** Loaded later than the tiles. Nothing is below it, so nothing moves when it comes. */
const HomeCards = lazyComponent(() =>
  import(/* webpackChunkName: 'home-cards' */ './cards/HomeCards').then((loaded) => loaded.HomeCards),
);

/** The first page after sign-in (section 2 of the specification). */
export function Component() {
  const { getState } = usePortalStore();
  // The link is offered once: leaving this page removes the stored URL, unless the session has ended by itself.
  const [returnUrl] = useState(() => loadReturnUrl(selectOperator(getState())));
  useEffect(
    () => () => {
      if (getState().session.endReason === null) clearReturnUrl();
    },
    [getState],
  );
  return (
    <>
      {returnUrl && (
        <FailureAlert kind="info" title="Return to your previous page?">
          <ContinueLink url={returnUrl} />
        </FailureAlert>
      )}
      <Tiles label="What you can do" tiles={TILES} />
      <HomeCards />
    </>
  );
}
