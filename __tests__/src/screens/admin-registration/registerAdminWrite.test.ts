import { waitFor } from '@testing-library/react';
import { authApi } from '@/api/auth';
import { registerAdminWrite } from '@/screens/admin-registration/registerAdminWrite';
import { acknowledgeRegistrationOutcome } from '@/screens/admin-registration/registrationJournal';
import { EMPTY_REGISTRATION } from '@/screens/admin-registration/registrationSchema';
import { type AdministratorStep } from '@/screens/admin-registration/registrationSteps';
import { agencySignedIn, sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalStore } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import {
  type PendingProfile,
  type PendingRegistration,
  pendingWriteRemoved,
} from '@/session/writes/pendingWritesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import {
  ADMIN_REQUEST,
  createEmail,
  network,
  PASSWORD,
  PROFILE_REQUEST,
} from '@tests/support/registrationFixture';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const AGENCY = 'CBTA';
let store: PortalStore;
beforeEach(async () => {
  store = await createTestStore({ agencies: [AGENCY] }, network);
  // The previous test's store writes to the storage a timer tick later, so this one may have read its pending writes.
  for (const write of store.getState().pendingWrites.list) store.dispatch(pendingWriteRemoved(write));
});

const buildRegistration = (): AdministratorStep => ({
  step: 'administrator',
  agency: AGENCY,
  values: { ...EMPTY_REGISTRATION, firstName: 'Ada', lastName: 'Byron', email: createEmail() },
});
const send = (registration: AdministratorStep) =>
  store.dispatch(registerAdminWrite.send(registration, PASSWORD, () => {}));
/** Signs in to the agency with a token that has expired. `email`: the administrator's. */
function expireToken(email?: string): void {
  const token = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
  const { origin: tokenOrigin } = window.location;
  store.dispatch(agencySignedIn({ region: 'usEast', abbreviation: AGENCY, token, tokenOrigin, email }));
}
const listSending = () =>
  store.getState().pendingWrites.list.map((write) => [write.kind, 'isSending' in write && write.isSending]);

it('the pending registration, then the pending profile, is marked while its call runs', async () => {
  const marks: unknown[] = [];
  const collectMarks: RequestHandler = (request) => {
    marks.push(listSending());
    return network.forward(request);
  };
  network.intercept(ADMIN_REQUEST, collectMarks);
  network.intercept(PROFILE_REQUEST, collectMarks);
  await send(buildRegistration());
  expect(marks).toEqual([[['registration', true]], [['profile', true]]]);
  expect(listSending()).toEqual([]);
});

it.each([
  [ADMIN_REQUEST, loseConnection, 'registration'],
  [PROFILE_REQUEST, loseConnection, 'profile'],
  [PROFILE_REQUEST, respondWith(400), 'profile'],
])('after a failed %s it is no longer marked', async (request, handler, kind) => {
  network.intercept(request, handler);
  await send(buildRegistration());
  expect(listSending()).toEqual([[kind, false]]);
});

it.each([
  ['registration', ADMIN_REQUEST],
  ['profile', PROFILE_REQUEST],
])(
  'a %s without an answer has the time of its request, not of the renewal before it',
  async (kind, request) => {
    const startedAt = Date.now();
    if (kind === 'registration') expireToken();
    else
      network.intercept(ADMIN_REQUEST, async (registration) => {
        const response = await network.forward(registration);
        expireToken();
        return response;
      });
    network.intercept(request, loseConnection);
    network.intercept('/token/agency', (renewal) => {
      passTime(20_000);
      return network.forward(renewal);
    });
    await send(buildRegistration());
    const [pending] = store.getState().pendingWrites.list;
    expect(pending?.kind).toBe(kind);
    expect(pending?.sentAt).toBeGreaterThanOrEqual(startedAt + 20_000);
  },
);

it('the journal names the operator alone when the administrator’s token has expired: the new one is the operator’s', async () => {
  expireToken('alice@cbta.example');
  await send(buildRegistration());
  const [change] = selectJournal(store.getState()).changes;
  expect(change).toMatchObject({ outcome: 'succeeded', operator: OPERATOR_EMAILS.usEast });
  expect(change).not.toHaveProperty('administrator');
});

it('nobody is stored when the session ends during the call of the profile', async () => {
  network.intercept(PROFILE_REQUEST, () => {
    store.dispatch(sessionEnded({ reason: 'expired' }));
    return loseConnection();
  });
  await send(buildRegistration());
  expect(store.getState().pendingWrites.list).toEqual([]);
});

it('an earlier registration with the same email stays pending as it was sent when this one is rejected', async () => {
  const registration = buildRegistration();
  network.intercept(ADMIN_REQUEST, loseConnection, 1);
  await send(registration);
  const { list } = store.getState().pendingWrites;
  expect(list).toMatchObject([{ kind: 'registration', lastName: 'Byron' }]);
  network.intercept(ADMIN_REQUEST, respondWith(400));
  await send({ ...registration, values: { ...registration.values, lastName: 'King' } });
  expect(store.getState().pendingWrites.list).toEqual(list);
});

it('the administrators are counted again when a verification finds the administrator', async () => {
  const registration = buildRegistration();
  network.intercept(ADMIN_REQUEST, network.applyThenLoseConnection);
  await send(registration);
  const { countUsers } = authApi.endpoints;
  await store.dispatch(countUsers.initiate({ agency: AGENCY, type: 'administrator' }));
  network.reset();
  const context = {
    signal: new AbortController().signal,
    changeId: undefined,
    reportNotApplied: (text: string) => ({ result: 'notApplied' as const, text }),
  };
  const { subject } = await store.dispatch(registerAdminWrite.verify(registration, context));
  expect(subject?.step).toBe('profile');
  await waitFor(() => expect(network.requestsTo('type=administrator')).toHaveLength(1));
});

it.each([
  ['a registration without an answer', ADMIN_REQUEST, loseConnection, 0],
  ['a registration whose profile has no answer', PROFILE_REQUEST, loseConnection, 0],
  // Its profile is known to be missing.
  ['a registration whose profile was refused', PROFILE_REQUEST, respondWith(400), 1],
])(
  'after %s is dismissed, nothing of it that is unknown is to check',
  async (_case, request, handler, left) => {
    network.intercept(request, handler);
    await send(buildRegistration());
    const listToCheck = () => listChangesToCheck(selectJournal(store.getState()));
    expect(listToCheck()).toHaveLength(1);
    const [write] = store.getState().pendingWrites.list;
    store.dispatch(acknowledgeRegistrationOutcome(write as PendingRegistration | PendingProfile));
    expect(listToCheck()).toHaveLength(left);
  },
);
