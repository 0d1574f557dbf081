import { agencyApi } from '@/api/agency';
import { appfeaturesApi } from '@/api/appfeatures';
import { businessrulesApi } from '@/api/businessrules';
import { emailSearchApi } from '@/api/emailSearch';
import { profileApi } from '@/api/profile';
import { type NewAgency } from '@/domain/entities/agency';
import { EMPTY_REGISTRATION } from '@/screens/admin-registration/registrationSchema';
import { verifyRegistration } from '@/screens/admin-registration/verifyRegistration';
import { agencyCreationWrite } from '@/screens/agency-creation/agencyCreationWrite';
import { buildFeaturesWrite, createSubmission } from '@/screens/app-features/applyFeaturesWrite';
import { updateRuleWrite } from '@/screens/business-rules/editor/write/updateRuleWrite';
import { registerOperatorWrite } from '@/screens/pso-users/registerOperatorWrite';
import { type PortalStore, type PortalThunk } from '@/session/hooks';
import { type VerifyContext } from '@/shared/writes/verification';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';

const EMAIL = 'nobody@us-east.example';
const AGENCY = 'CBTA';
const RULE_ID = 5;
const context: VerifyContext = {
  signal: new AbortController().signal,
  changeId: undefined,
  reportNotApplied: (text) => ({ result: 'notApplied', text }),
};

interface Case {
  write: string;
  /** The request that both the older read and the verification send. */
  request: string;
  readEarlier: PortalThunk<PromiseLike<unknown>>;
  verify: PortalThunk<Promise<{ result: string }>>;
  result: string;
}

const rule = {
  id: RULE_ID,
  category: 2,
  categoryName: 'Transfers',
  identity: 'transfer_minutes',
  isObject: false,
  ruleJson: '{"minutes":75}',
};

const application = { name: 'pay', version: '1.0.0', platform: 'browser' };

const CASES: readonly Case[] = [
  {
    write: 'an agency’s creation',
    request: '/agencies/NOWHERE',
    readEarlier: agencyApi.endpoints.getAgency.initiate({ abbreviation: 'NOWHERE' }),
    verify: agencyCreationWrite.verify(
      { agency: { name: 'Nowhere', abbreviation: 'NOWHERE' } as NewAgency, sentAt: 0 },
      context,
    ),
    result: 'notApplied',
  },
  {
    write: 'an operator’s registration',
    request: '/pso/api/v1/users',
    readEarlier: emailSearchApi.endpoints.findOperators.initiate({ email: EMAIL }),
    verify: registerOperatorWrite.verify(EMAIL, context),
    result: 'notApplied',
  },
  {
    write: 'an administrator’s registration',
    request: '/administrators',
    readEarlier: emailSearchApi.endpoints.findAdministrators.initiate({ agency: AGENCY, email: EMAIL }),
    verify: verifyRegistration(
      { step: 'administrator', agency: AGENCY, values: { ...EMPTY_REGISTRATION, email: EMAIL } },
      context,
    ),
    result: 'notApplied',
  },
  {
    write: 'an administrator’s profile',
    request: '/profile/',
    readEarlier: profileApi.endpoints.getProfile.initiate({ agency: AGENCY, userId: '999999' }),
    verify: verifyRegistration(
      {
        step: 'profile',
        agency: AGENCY,
        profile: { user_id: 999999, first_name: 'Ada', last_name: 'Byron', cell_phone: '' },
        email: EMAIL,
      },
      context,
    ),
    result: 'notApplied',
  },
  {
    write: 'a rule’s edit',
    request: `/rules/${RULE_ID}`,
    readEarlier: businessrulesApi.endpoints.getRule.initiate({ agency: AGENCY, id: RULE_ID }),
    verify: updateRuleWrite.verify(
      { agency: AGENCY, rule, editorText: '90', mine: '{"minutes":90}', isSent: true },
      context,
    ),
    result: 'notApplied',
  },
  {
    write: 'a change of features',
    request: '/appFeatures?',
    readEarlier: appfeaturesApi.endpoints.getActiveFeatures.initiate({ agency: AGENCY, application }),
    verify: buildFeaturesWrite({ onSent: () => {}, onVerified: () => {} }).verify(
      createSubmission({
        agency: AGENCY,
        application,
        changes: { added: ['no_such_feature'], removed: [] },
      }),
      context,
    ),
    result: 'notApplied',
  },
];

/** Until the clock shows another millisecond, in which a request counts as a later one. */
async function waitForNextMillisecond() {
  const start = Date.now();
  while (Date.now() === start) await Promise.resolve();
}

it.each(CASES)('$write is verified by a request that starts now, not by one in flight', async (testCase) => {
  const network = await openFakeNetwork();
  const store: PortalStore = await createTestStore({ agencies: [AGENCY] }, network);
  const release = network.hold(testCase.request, respondWith(400));
  const earlier = store.dispatch(testCase.readEarlier);
  await waitForNextMillisecond();
  const verifying = store.dispatch(testCase.verify);
  release();
  await earlier;
  expect(await verifying).toMatchObject({ result: testCase.result });
});

it('an agency was not created when another one has its abbreviation', async () => {
  const store = await createTestStore({ agencies: [] }, await openFakeNetwork());
  const agency = { name: 'Nowhere', abbreviation: AGENCY } as NewAgency;
  expect(await store.dispatch(agencyCreationWrite.verify({ agency, sentAt: 0 }, context))).toEqual({
    result: 'notApplied',
    text: 'an agency CBTA already exists, but this request did not create it. Sending it again would fail.',
  });
});

it.each([
  [{ first_name: 'Grace', last_name: 'Hopper' }, 'Grace Hopper'],
  [{ first_name: 'Grace' }, 'Grace'],
  [{ cell_phone: '(555) 123-4567' }, 'empty'],
])('a profile of another name, %j, is not called missing', async (stored, name) => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept('/profile/', respondWith(200, stored));
  const profile = { user_id: 7, first_name: 'Ada', last_name: 'Byron', cell_phone: '' };
  const registration = { step: 'profile', agency: AGENCY, profile, email: EMAIL } as const;
  expect(await store.dispatch(verifyRegistration(registration, context))).toEqual({
    result: 'unknown',
    text: `a profile exists, but its name is ${name}, not Ada Byron. Nothing was changed.`,
  });
});
