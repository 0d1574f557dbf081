import { authApi } from '@/api/auth';
import { renewAgencyToken } from '@/api/renewAgencyToken';
import { fetchConfiguration } from '@/app/boot/fetchConfiguration';
import { createPortalStore } from '@/app/store';
import { selectAdministratorEmail } from '@/session/auth/administratorEmail';
import { agencySignedIn, agencyTokenDropped, sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalStore } from '@/session/hooks';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { parseStoredJournal } from '@/session/journal/parseStoredJournal';
import { SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { DEMO_PASSWORD, setUpNetwork } from '@tests/support/fakeNetwork';
import { changesOf, createChange, readStoredJournal, STARTED_WRITE } from '@tests/support/journalFixture';

const ADMINISTRATOR = 'administrator@us-east.example';
const OPERATOR = 'operator@us-east.example';

const network = setUpNetwork();

/** An operator's session in which an administrator has signed in to CBTA. */
async function openSession() {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  const credentials = { agency: 'CBTA', email: ADMINISTRATOR, password: DEMO_PASSWORD };
  await store.dispatch(authApi.endpoints.signInAdministrator.initiate(credentials, { track: false }));
  return store;
}

const emailOf = ({ getState }: PortalStore, agency: string) => selectAdministratorEmail(getState(), agency);

it('is stored with the session, and restored after a reload', async () => {
  const store = await openSession();
  expect(emailOf(store, 'CBTA')).toBe(ADMINISTRATOR);
  expect(emailOf(store, 'METRO')).toBeUndefined();
  // The name of a field of every object.
  expect(emailOf(store, 'constructor')).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  const restored = await createPortalStore({
    configuration: await fetchConfiguration(),
    leavePage: () => undefined,
  });
  restored.close();
  expect(emailOf(restored.store, 'CBTA')).toBe(ADMINISTRATOR);
});

it('goes with the agency’s token', async () => {
  const store = await openSession();
  const token = store.getState().session.agencyTokens.CBTA ?? '';
  store.dispatch(agencyTokenDropped({ abbreviation: 'CBTA', token: 'an older one' }));
  expect(emailOf(store, 'CBTA')).toBe(ADMINISTRATOR);
  store.dispatch(agencyTokenDropped({ abbreviation: 'CBTA', token }));
  expect(emailOf(store, 'CBTA')).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).not.toContain(ADMINISTRATOR);
});

it('goes when the operator opens the agency, or the operator’s token renews the agency’s', async () => {
  const opened = await openSession();
  const tokenOrigin = window.location.origin;
  const agency = { region: 'usEast', abbreviation: 'CBTA' } as const;
  opened.dispatch(agencySignedIn({ ...agency, token: 'new', tokenOrigin }));
  expect(emailOf(opened, 'CBTA')).toBeUndefined();
  const renewed = await openSession();
  await renewed.dispatch(renewAgencyToken('CBTA'));
  expect(emailOf(renewed, 'CBTA')).toBeUndefined();
});

it('goes with the session', async () => {
  const store = await openSession();
  window.dispatchEvent(new Event('pagehide'));
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  expect(emailOf(store, 'CBTA')).toBeUndefined();
  expect(JSON.stringify(sessionStorage)).not.toContain(ADMINISTRATOR);
});

it('is in the journal’s entries of that agency alone', async () => {
  const store = await openSession();
  for (const agency of ['CBTA', 'METRO', null])
    store.dispatch(recordWriteStarted({ ...STARTED_WRITE, agency }));
  const [ofAdministrator, ...ofOperator] = changesOf({ store });
  expect(ofAdministrator).toMatchObject({ operator: OPERATOR, administrator: ADMINISTRATOR });
  for (const change of ofOperator) {
    expect(change).toMatchObject({ operator: OPERATOR });
    expect(change).not.toHaveProperty('administrator');
  }
  expect(readStoredJournal().changes).toEqual(changesOf({ store }));
});

it('of a stored entry is a text, or missing', () => {
  const changes = [createChange(), createChange({ administrator: ADMINISTRATOR })];
  const invalidChange = { ...createChange(), administrator: null };
  expect(parseStoredJournal({ changes: [...changes, invalidChange] }).changes).toEqual(changes);
});
