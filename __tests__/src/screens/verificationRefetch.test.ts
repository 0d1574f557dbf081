import { waitFor } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { businessrulesApi } from '@/api/businessrules';
import { customersearchApi } from '@/api/customersearch';
import { psoApi } from '@/api/pso';
import { agencyCreationWrite } from '@/screens/agency-creation/agencyCreationWrite';
import { updateRuleWrite } from '@/screens/business-rules/editor/write/updateRuleWrite';
import { registerOperatorWrite } from '@/screens/pso-users/registerOperatorWrite';
import { verifyCorrection } from '@/screens/rider-profile/correction/write/verifyCorrection';
import { type PortalThunk } from '@/session/hooks';
import { network, openCorrectionFixture } from '@tests/support/correctionFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';

const { correctInOtherSession } = openCorrectionFixture();

const agency = 'CBTA';
const context = {
  signal: new AbortController().signal,
  changeId: undefined,
  reportNotApplied: (text: string) => ({ result: 'notApplied' as const, text }),
};
const rule = {
  id: 5,
  category: 2,
  categoryName: 'Transfers',
  identity: 'transfer_minutes',
  isObject: false,
  ruleJson: '{"minutes":75}',
};
const NEW_AGENCY = {
  name: 'Landed Lines',
  databaseName: 'LANDED',
  abbreviation: 'LANDED',
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
};

interface Case {
  write: string;
  /** Applies the write without the portal's call. */
  apply?: () => Promise<unknown>;
  list: PortalThunk<PromiseLike<unknown>>;
  /** The request of the list. */
  request: string;
  verify: PortalThunk<Promise<unknown>>;
}

it.each<Case>([
  {
    write: 'an agency’s creation',
    apply: async () => {
      const otherSession = await createTestStore({}, network);
      await otherSession.dispatch(agencyApi.endpoints.createAgency.initiate(NEW_AGENCY, { track: false }));
    },
    list: agencyApi.endpoints.listAgencies.initiate(),
    request: '/agencies/?limit=',
    verify: agencyCreationWrite.verify({ agency: NEW_AGENCY, sentAt: Date.now() - 1_000 }, context),
  },
  {
    write: 'an operator’s registration',
    list: psoApi.endpoints.listOperators.initiate(),
    request: 'per_page=10&',
    verify: registerOperatorWrite.verify('operator@us-east.example', context),
  },
  {
    write: 'a rule’s edit',
    list: businessrulesApi.endpoints.listRules.initiate({ agency, category: 2 }),
    request: '/rules?',
    verify: updateRuleWrite.verify(
      { agency, rule, editorText: '90', mine: '{"minutes":90}', isSent: true },
      context,
    ),
  },
  {
    write: 'a correction',
    apply: () => correctInOtherSession(PENDING_CORRECTION.correction),
    list: customersearchApi.endpoints.listRiders.initiate({ agency, term: '' }),
    request: '/customersearch/',
    verify: verifyCorrection(PENDING_CORRECTION),
  },
])('the list is read again after a check of $write', async ({ apply, list, request, verify }) => {
  const store = await createTestStore({ agencies: [agency] }, network);
  await store.dispatch(list);
  await apply?.();
  network.requests.length = 0;
  await store.dispatch(verify);
  await waitFor(() => expect(network.requestsTo(request)).toHaveLength(1));
});
