import { agencyApi } from '@/api/agency';
import { authApi } from '@/api/auth';
import { createUncachedApi } from '@/api/client/fetchUncached';
import { startCall } from '@/api/client/recordCall';
import { customersearchApi } from '@/api/customersearch';
import { psoApi } from '@/api/pso';
import { toFailure } from '@/domain/failures';
import { RECENT_CALLS_LIMIT } from '@/domain/limits';
import {
  callFinished,
  callsGivenUp,
  callStarted,
  listPendingCalls,
  selectCall,
  selectCalls,
} from '@/session/callsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

it('records a call under the id that its failure has, with what the platform said', async () => {
  const store = await createTestStore({}, network);
  const extra = `${'x'.repeat(299)}b@c.example`;
  network.intercept('/signup', respondWith(409, { message: 'b@c.example exists', extra }));
  const { error } = await store.dispatch(
    psoApi.endpoints.signUp.initiate({ email: 'b@c.example', password: 'open sesame' }),
  );
  expect(selectCall(store.getState(), toFailure(error).callId)).toMatchObject({
    kind: 'write',
    method: 'POST',
    path: '/pso/api/v1/signup',
    audience: 'pso',
    region: 'usEast',
    outcome: 'status',
    status: 409,
    attempts: 1,
    serverMessages: ['••• exists', `${'x'.repeat(299)}•…`],
  });
  expect(JSON.stringify(store.getState().calls)).not.toMatch(/c\.example|sesame/);
});

it('records the query without personal values', async () => {
  const agency = 'METRO';
  const store = await createTestStore({ agencies: [agency] }, network);
  await store.dispatch(authApi.endpoints.countUsers.initiate({ agency, type: 'driver' }));
  await store.dispatch(customersearchApi.endpoints.listRiders.initiate({ agency, term: 'Byron' }));
  const [countCall, ridersCall] = selectCalls(store.getState());
  expect(countCall?.search).toBe('?per_page=1&page=1&type=driver');
  expect(ridersCall?.search).toMatch(/^\?term=/);
  expect(ridersCall?.search).not.toContain('Byron');
});

it('records an answer of the wrong shape as unreadable', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/agencies/', respondWith(200, '"text"'));
  await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  expect(selectCalls(store.getState())).toMatchObject([{ outcome: 'unreadable', status: null, attempts: 1 }]);
});

it('records a page of the wrong shape as unreadable, also in a list of several pages', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/countries/?page=2', respondWith(200, '"text"'), 1);
  await store.dispatch(agencyApi.endpoints.listCountries.initiate());
  const outcomes = selectCalls(store.getState()).map(({ outcome }) => outcome);
  expect(outcomes.sort()).toEqual(['ok', 'ok', 'unreadable']);
});

it('says of a write whose answer has the wrong shape when it was sent', async () => {
  const store = await createTestStore({}, network);
  const startedAt = Date.now();
  network.intercept('/signup', respondWith(201, '"text"'));
  const { error } = await store.dispatch(
    psoApi.endpoints.signUp.initiate({ email: 'b@c.example', password: 'open sesame' }),
  );
  const { kind, callId, sentAt = 0 } = toFailure(error);
  expect({ kind, callId }).toEqual({ kind: 'unreadable', callId: selectCalls(store.getState())[0]?.id });
  expect(sentAt).toBeGreaterThanOrEqual(startedAt);
});

it('aborts only the calls that the user gives up', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/agencies/', neverRespond);
  const agencies = store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  const featureSets = store.dispatch(agencyApi.endpoints.listFeaturesets.initiate());
  const [callOfAgencies] = selectCalls(store.getState());
  store.dispatch(callsGivenUp([callOfAgencies?.id ?? '']));
  expect((await agencies).error).toMatchObject({ kind: 'givenUp' });
  expect((await featureSets).isSuccess).toBe(true);
  expect(selectCall(store.getState(), callOfAgencies?.id)).toMatchObject({
    outcome: 'givenUp',
    status: null,
  });
});

it('says of a write that was given up before it was sent that nothing was sent, and otherwise when it was sent', async () => {
  const store = await createTestStore({}, network);
  const api = createUncachedApi({ ...store, extra: undefined }, new AbortController().signal);
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const giveUp = (wasSent: boolean) => {
    const call = startCall({ audience: 'pso', method: 'POST', path: '/signup' }, api);
    now.mockReturnValue(3_000);
    if (wasSent) call.countAttempt();
    store.dispatch(callsGivenUp(listPendingCalls(selectCalls(store.getState())).map(({ id }) => id)));
    return call.finish({ error: { kind: 'aborted' } }).error;
  };
  expect(giveUp(false)).toMatchObject({ kind: 'notRenewed' });
  now.mockReturnValue(1_000);
  expect(giveUp(true)).toMatchObject({ kind: 'givenUp', sentAt: 3_000 });
});

it('a call that the user gives up when it has failed already keeps its failure, and its duration', async () => {
  const store = await createTestStore({}, network);
  const api = createUncachedApi({ ...store, extra: undefined }, new AbortController().signal);
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const call = startCall({ audience: 'pso', method: 'POST', path: '/signup' }, api);
  const [{ id } = { id: '' }] = selectCalls(store.getState());
  store.dispatch(callsGivenUp([id]));
  now.mockReturnValue(1_250.4);
  const { error } = call.finish({ error: { kind: 'status', status: 409 } });
  now.mockRestore();
  expect(error).toMatchObject({ kind: 'status', status: 409, callId: id });
  expect(selectCall(store.getState(), id)).toMatchObject({ outcome: 'status', durationMs: 250 });
});

it('drops no record of a pending call for newer calls', async () => {
  const store = await createTestStore({}, network);
  const pending = store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  const [record] = selectCalls(store.getState());
  if (!record) throw new Error('no record');
  const result = { durationMs: 1, outcome: 'ok', status: null, attempts: 1 } as const;
  for (let index = 0; index < RECENT_CALLS_LIMIT; index += 1) {
    store.dispatch(callStarted({ ...record, id: `call ${index}` }));
    store.dispatch(callFinished({ ...result, id: `call ${index}`, serverMessages: [] }));
  }
  await pending;
  expect(selectCall(store.getState(), record.id)?.outcome).toBe('ok');
  expect(selectCall(store.getState(), 'call 0')).toBeUndefined();
  expect(selectCalls(store.getState())).toHaveLength(RECENT_CALLS_LIMIT);
});
