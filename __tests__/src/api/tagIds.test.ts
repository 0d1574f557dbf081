import { agencyApi } from '@/api/agency';
import { appfeaturesApi } from '@/api/appfeatures';
import { authApi } from '@/api/auth';
import { businessrulesApi } from '@/api/businessrules';
import { platformApi } from '@/api/client/platformApi';
import { refetchTags } from '@/api/client/refetchTags';
import { type Tag, tags } from '@/api/client/tags';
import { customersearchApi } from '@/api/customersearch';
import { isAbbreviation } from '@/domain/paths';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { type Store } from '@tests/support/cachedQueriesFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

/** The tags whose id is the agency alone, each with a query that has it. */
const listQueries = ({ dispatch }: Store, agency: string): [Tag, () => PromiseLike<unknown>][] => [
  [tags.agency(agency), () => dispatch(agencyApi.endpoints.getAgency.initiate({ abbreviation: agency }))],
  [
    tags.riders(agency),
    () => dispatch(customersearchApi.endpoints.listRiders.initiate({ agency, term: '' })),
  ],
  [tags.applications(agency), () => dispatch(appfeaturesApi.endpoints.listApplications.initiate({ agency }))],
  [tags.fixedLists(agency), () => dispatch(businessrulesApi.endpoints.listCategories.initiate({ agency }))],
  [tags.administrators(agency), () => dispatch(authApi.endpoints.listAdministrators.initiate({ agency }))],
];

const INHERITED_NAMES = Object.getOwnPropertyNames(Object.prototype).filter(isAbbreviation);

it.each(INHERITED_NAMES)('reads and refetches the data of an agency that is named %s', async (agency) => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const { origin } = window.location;
  store.dispatch(
    agencySignedIn({ region: 'usEast', abbreviation: agency, token: 'a-token', tokenOrigin: origin }),
  );
  network.intercept('GET /platform/', respondWith(200, []));
  const queries = listQueries(store, agency);
  // A write can invalidate what was read of other agencies only.
  for (const [, query] of listQueries(store, 'CBTA')) await query();
  store.dispatch(platformApi.util.invalidateTags(queries.map(([tag]) => tag)));
  for (const [tag, query] of queries) {
    network.requests.length = 0;
    await query();
    void store.dispatch(refetchTags([tag]));
    await Promise.all(store.dispatch(platformApi.util.getRunningQueriesThunk()));
    expect(network.requests).toHaveLength(2);
  }
});
