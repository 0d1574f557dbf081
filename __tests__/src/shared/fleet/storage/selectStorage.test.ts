import { type PortalState } from '@/session/hooks';
import { selectRunDatabase } from '@/shared/fleet/storage/selectStorage';

it.each<[object, string | null]>([
  [{ session: { sessionId: null } }, null],
  // Fleet is not loaded: nobody has chosen that runs stay.
  [{ session: { sessionId: 's' } }, 'fare-portal:fleet:s'],
  [{ session: { sessionId: 's' }, fleet: { storesAfterSignOut: false } }, 'fare-portal:fleet:s'],
  [{ session: { sessionId: 's' }, fleet: { storesAfterSignOut: true } }, 'fare-portal:fleet'],
])('of %j the database is %j', (state, name) => {
  expect(selectRunDatabase(state as PortalState)).toBe(name);
});
