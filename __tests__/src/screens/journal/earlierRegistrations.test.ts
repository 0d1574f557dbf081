import { registerAdminWrite } from '@/screens/admin-registration/registerAdminWrite';
import { EMPTY_REGISTRATION } from '@/screens/admin-registration/registrationSchema';
import { agencyCreationWrite } from '@/screens/agency-creation/agencyCreationWrite';
import { registerOperatorWrite } from '@/screens/pso-users/registerOperatorWrite';
import { type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { AGENCIES_URL_PATH } from '@tests/support/agencyCreationFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith } from '@tests/support/fakeNetwork';
import { NEW_AGENCY } from '@tests/support/newAgencyFixture';
import { ADMIN_REQUEST, createEmail, network, PASSWORD } from '@tests/support/registrationFixture';

const AGENCY = { ...NEW_AGENCY, abbreviation: 'NFE', databaseName: 'NFE' };

it.each<[string, string, (email: string) => PortalThunk<Promise<unknown>>]>([
  [
    'an administrator',
    ADMIN_REQUEST,
    (email) =>
      registerAdminWrite.send(
        {
          step: 'administrator',
          agency: 'CBTA',
          values: { ...EMPTY_REGISTRATION, firstName: 'Ada', lastName: 'Byron', email },
        },
        PASSWORD,
        () => undefined,
      ),
  ],
  [
    'an operator',
    '/pso/api/v1/signup',
    (email) => registerOperatorWrite.send(email, PASSWORD, () => undefined),
  ],
  [
    'an agency',
    `POST ${AGENCIES_URL_PATH}`,
    () => agencyCreationWrite.send({ agency: AGENCY, sentAt: null }, undefined, () => undefined),
  ],
])('%s that is there now is not to check for an earlier try', async (_, request, send) => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const listToCheck = () => listChangesToCheck(selectJournal(store.getState()));
  const email = createEmail();
  network.intercept(request, respondWith(500), 1);
  await store.dispatch(send(email));
  expect(listToCheck()).toHaveLength(1);
  await store.dispatch(send(email));
  expect(listToCheck()).toEqual([]);
  const [earlier, later] = selectJournal(store.getState()).changes.slice(-2);
  expect(earlier).toMatchObject({ outcome: 'unknown', completedAt: expect.any(Number) as number });
  expect(later).toMatchObject({ outcome: 'succeeded' });
  expect(later).not.toHaveProperty('completedAt');
});
