import { geofenceApi } from '@/api/geofence';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = geofenceApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('counts geofences by the header', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.countGeofences.initiate({ agency }));
  expect(data).toBeGreaterThan(0);
  wire.fault('/geofence/', answer(200, [], { 'x-total': '0' }));
  const none = await signedIn.dispatch(endpoints.countGeofences.initiate({ agency: 'AAT' }));
  expect(none.data).toBe(0);
});

it.each(['', '-1', 'many', '1.5'])('has no count where the header is "%s"', async (total) => {
  const signedIn = await store();
  wire.fault('/geofence/', answer(200, [], { 'x-total': total }));
  const { error } = await signedIn.dispatch(endpoints.countGeofences.initiate({ agency }));
  expect(error).toEqual({ kind: 'unreadable' });
});
