import { AnotherRegion } from './another-region/AnotherRegion';
import { NotFound } from './NotFound';
import { RegionUnavailable } from './RegionUnavailable';
import { type RouteDefinition } from './routes';

/** What is shown in place of a screen. A route is that of a URL of another region. */
export function PageState({ state }: { state: RouteDefinition | 'notFound' | 'regionUnavailable' }) {
  if (state === 'notFound') return <NotFound />;
  return state === 'regionUnavailable' ? <RegionUnavailable /> : <AnotherRegion route={state} />;
}
