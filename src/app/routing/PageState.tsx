import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NO_VALID_CONFIG_TEXT } from '@/domain/failures';
import { buildPath } from '@/domain/paths';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { AnotherRegion } from './another-region/AnotherRegion';
import { type RouteDefinition } from './routes';

/** Replaces a screen that cannot be shown. `state` is a route when the URL is of another region. */
export function PageState({ state }: { state: RouteDefinition | 'notFound' | 'regionUnavailable' }) {
  if (state === 'notFound') return <NotFound />;
  return state === 'regionUnavailable' ? <RegionUnavailable /> : <AnotherRegion route={state} />;
}

function NotFound() {
  // Null while nobody is signed in.
  const region = usePortalSelector(({ session }) => session.region);
  useEffect(() => {
    document.title = region ? `NOT FOUND · ${getRegionName(region)}` : 'NOT FOUND';
  }, [region]);
  return (
    <EmptyState title="This page does not exist">
      <p>
        The address may be mistyped, or the page may have moved.{' '}
        <Link to={buildPath('home')}>Go to Home</Link>
      </p>
    </EmptyState>
  );
}

/** Shown in place of a screen when `/index.json` has no URL for the region. A session is kept. */
function RegionUnavailable() {
  const region = usePortalSelector(selectRegion);
  const isSignedIn = usePortalSelector(({ session }) => session.region !== null);
  return (
    <FailureAlert title={NO_VALID_CONFIG_TEXT} onAction={() => window.location.reload()}>
      /index.json has no backend URL for {getRegionName(region)}.{' '}
      {isSignedIn
        ? 'You are still signed in, and nothing was sent. Sign out to work in the other region.'
        : 'Nothing was sent. The other region can be chosen on the sign-in page.'}
    </FailureAlert>
  );
}
