import { profileApi } from '@/api/profile';
import { isOutcomeUnknown, toFailure } from '@/domain/failures';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = profileApi;
const agency = 'CBTA';
const emptyAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, emptyAgency] }, network);

const userId = '1000001';

it('gets a profile; an unknown user is a 404, and an empty response is invalid', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.getProfile.initiate({ agency, userId }));
  expect(data).toHaveProperty('first_name');
  const { error } = await store.dispatch(endpoints.getProfile.initiate({ agency, userId: '99' }));
  expect(error).toMatchObject({ status: 404 });
  network.intercept('/profile/1000002', respondWith(200, ''));
  const emptyResponse = await store.dispatch(endpoints.getProfile.initiate({ agency, userId: '1000002' }));
  expect(emptyResponse.error).toMatchObject({ kind: 'unreadable' });
});

it('creates the profile of a user; an unknown user is a 404', async () => {
  const store = await createStore();
  const profile = { user_id: 1000003, first_name: 'Ada', last_name: 'Byron', cell_phone: '(555) 010-0100' };
  expect(await store.dispatch(endpoints.createProfile.initiate({ agency, profile }))).toEqual({
    data: null,
  });
  const saved = await store.dispatch(endpoints.getProfile.initiate({ agency, userId: '1000003' }));
  expect(saved.data).toMatchObject({ first_name: 'Ada', last_name: 'Byron' });
  const unknownProfile = { ...profile, user_id: 99 };
  const { error } = await store.dispatch(
    endpoints.createProfile.initiate({ agency, profile: unknownProfile }),
  );
  expect(error).toMatchObject({ status: 404 });
});

it('does not know whether a profile that is answered with 202 was created', async () => {
  const store = await createStore();
  network.intercept('/profile/api/v3/profile', respondWith(202, {}));
  const profile = { user_id: 1000003, first_name: 'Ada', last_name: 'Byron', cell_phone: '' };
  const { error } = await store.dispatch(endpoints.createProfile.initiate({ agency, profile }));
  expect(error).toMatchObject({ kind: 'status', status: 202 });
  expect(isOutcomeUnknown(toFailure(error))).toBe(true);
});

it('lists the concessions of an agency; the list may be empty', async () => {
  const store = await createStore();
  const cbtaConcessions = await store.dispatch(endpoints.listConcessions.initiate({ agency }));
  expect(cbtaConcessions.data?.rows[0]).toMatchObject({ id: expect.anything(), label: expect.any(String) });
  const emptyResult = await store.dispatch(endpoints.listConcessions.initiate({ agency: emptyAgency }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
});
