/** A call of section 7 of the specification. `path` has parameters such as `:id`; `query` lists the names of the query parameters. */
export interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query: readonly string[];
  audience: 'pso' | 'admin' | 'none';
  /** 'own' is the portal's origin. */
  host: 'region' | 'publicInfo' | 'own';
}

const PAGE_QUERY = ['page', 'per_page', 'sort_order', 'sort_field'];

type CallRow = [method: SpecifiedCall['method'], path: string, query?: readonly string[]];

function createCalls(
  audience: SpecifiedCall['audience'],
  rows: CallRow[],
  host: SpecifiedCall['host'] = 'region',
): SpecifiedCall[] {
  return rows.map(([method, path, query = []]) => ({ method, path, query, audience, host }));
}

/**
 * Every call of section 7 of the specification; a path has one row for each set of query parameters. Where the specification names
 * none, those of the backend are listed. `POST /auth/api/authenticate` is missing, because the specification has no
 * payload for it.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...createCalls('pso', [
    ['GET', '/agency/api/v4/agencies', ['limit', 'offset']],
    ['GET', '/agency/api/v4/agencies', ['abbreviation']],
    ['GET', '/agency/api/v4/agencies/:abbreviation'],
    ['GET', '/agency/api/v4/agencies/', ['limit', 'order', 'direction']],
    ['POST', '/agency/api/v4/agencies'],
    ['GET', '/agency/api/v4/mailsettings', ['agencyId']],
    ['GET', '/agency/api/v4/featuresets'],
    ['GET', '/agency/api/v4/agencyFeaturesets/:abbreviation'],
    ['GET', '/agency/api/v4/timezones/', ['offset', 'limit']],
    ['GET', '/agency/api/v4/countries/', ['page', 'limit']],
    ['POST', '/pso/api/v1/signup'],
    ['GET', '/pso/api/v1/users', PAGE_QUERY],
    ['POST', '/pso/api/v1/token/agency'],
    ['GET', '/pspaccount/api/v3/account/agency/:id', ['payment_medium']],
  ]),
  ...createCalls('none', [
    ['POST', '/pso/api/v1/signin'],
    ['POST', '/auth/api/v4/authenticate'],
  ]),
  ...createCalls('admin', [
    ['GET', '/appfeatures/api/v1/applications', ['agency']],
    ['GET', '/appfeatures/api/v1/appFeatures', ['agency', 'application', 'version', 'platform']],
    ['GET', '/appfeatures/api/v1/allAppFeatures', ['agency', 'limit', 'page']],
    ['POST', '/appfeatures/api/v1/appFeatures'],
    ['DELETE', '/appfeatures/api/v1/appFeatures'],
    ['POST', '/auth/api/v3/administrators'],
    ['GET', '/auth/api/v4/administrators', PAGE_QUERY],
    ['GET', '/auth/api/v4/users', ['per_page', 'page', 'type']],
    ['GET', '/agencyresources/api/v2/resources/:agency/:kind/'],
    ['GET', '/balance/api/v2/balances/:userId'],
    ['GET', '/businessrules/api/v1/rules', ['agency', 'categories', 'order', 'direction']],
    ['GET', '/businessrules/api/v1/rules/:id'],
    ['GET', '/businessrules/api/v1/categories', ['limit', 'offset', 'order', 'direction']],
    ['GET', '/businessrules/api/v1/categories/:id'],
    ['PATCH', '/businessrules/api/v1/rule', ['identity', 'category']],
    ['GET', '/customersearch/api/v3/riders', ['term', ...PAGE_QUERY]],
    ['GET', '/fixedroutefaredata/api/v1/fetchall/', ['date']],
    ['GET', '/geofence/api/v1/geofences', ['per_page']],
    ['GET', '/mobileticketview/api/v2/passes/', ['id', 'user_id', ...PAGE_QUERY]],
    ['GET', '/payment/api/v4/purchase', ['id', 'user_id', ...PAGE_QUERY]],
    ['GET', '/payment/api/v4/mediums'],
    ['GET', '/payment/api/v4/payment/:id'],
    ['POST', '/payment/api/v4/correction/payment/:id'],
    ['GET', '/paymentview/api/v2/payments', ['user_id', ...PAGE_QUERY]],
    ['GET', '/productcatalog/api/v2/products'],
    ['GET', '/profile/api/v3/profile/:userId'],
    ['GET', '/profile/api/v3/concessions'],
    ['POST', '/profile/api/v3/profile'],
    ['GET', '/pspaccount/api/v3/psp/:pspID'],
    ['GET', '/reports/api/v1/reportList'],
    ['GET', '/simpleticket/api/v1/tickets/'],
    ['GET', '/smartcard/api/v2/smartcards', ['per_page', 'page']],
    ['GET', '/smartcard/api/v2/keys/sector'],
  ]),
  ...createCalls('none', [['GET', '/agencies/v2/:agency']], 'publicInfo'),
  ...createCalls('none', [['GET', '/index.json']], 'own'),
];
