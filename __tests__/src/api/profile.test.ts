import { profileApi } from '@/api/profile';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = profileApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const userId = '1000001';

it('gets a profile; an unknown one is a 404, an empty answer unreadable', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.getProfile.initiate({ agency, userId }));
  expect(data).toHaveProperty('first_name');
  const { error } = await signedIn.dispatch(endpoints.getProfile.initiate({ agency, userId: '99' }));
  expect(error).toMatchObject({ status: 404 });
  wire.fault('/profile/1000002', answer(200, ''));
  const empty = await signedIn.dispatch(endpoints.getProfile.initiate({ agency, userId: '1000002' }));
  expect(empty.error).toEqual({ kind: 'unreadable' });
});

it('gives a user a profile; a 404 where there is no such user', async () => {
  const signedIn = await store();
  const profile = { user_id: 1000003, first_name: 'Ada', last_name: 'Byron', cell_phone: '(555) 010-0100' };
  expect(await signedIn.dispatch(endpoints.createProfile.initiate({ agency, profile }))).toEqual({
    data: null,
  });
  const saved = await signedIn.dispatch(endpoints.getProfile.initiate({ agency, userId: '1000003' }));
  expect(saved.data).toMatchObject({ first_name: 'Ada', last_name: 'Byron' });
  const nobody = { ...profile, user_id: 99 };
  const { error } = await signedIn.dispatch(endpoints.createProfile.initiate({ agency, profile: nobody }));
  expect(error).toMatchObject({ status: 404 });
});

it('lists concessions; none where the agency has none', async () => {
  const signedIn = await store();
  const own = await signedIn.dispatch(endpoints.listConcessions.initiate({ agency }));
  expect(own.data?.rows[0]).toMatchObject({ id: expect.anything(), label: expect.any(String) });
  const none = await signedIn.dispatch(endpoints.listConcessions.initiate({ agency: 'AAT' }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
});
