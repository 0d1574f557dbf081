import { AnotherRegion } from './another-region/AnotherRegion';
import { NotFound } from './NotFound';
import { RegionUnavailable } from './RegionUnavailable';
import { type RouteDefinition } from './routes';

/** Replaces a screen that cannot be shown. `state` is a route when the URL is of another region. */
export function PageState({ state }: { state: RouteDefinition | 'notFound' | 'regionUnavailable' }) {
  if (state === 'notFound') return <NotFound />;
  return state === 'regionUnavailable' ? <RegionUnavailable /> : <AnotherRegion route={state} />;
}
