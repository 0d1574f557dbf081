import { badRequest, notFound } from '../http/httpErrors';
import { parseLimitAndOffset, parsePageAndLimit } from '../http/paging';
import { psoRoute, type Route, type RouteContext, type RouteResponse } from '../http/route';
import { parseDirectionOrderBy, type SortOptions } from '../http/sorting';
import { createAgency } from './agencyCreation';
import { findAgency, findFeaturesets, listAgencies } from './agencyRows';

const BASE = '/agency/api/v4';

const AGENCY_SORTING: SortOptions = {
  fields: ['id', 'created', 'name', 'abbreviation', 'database_status', 'timezone', 'country_code'],
  field: 'id',
  order: 'asc',
  tieBreaker: 'id',
};

export const agencyRoutes: Route[] = [
  psoRoute('GET', `${BASE}/agencies`, getAgencies),
  psoRoute('POST', `${BASE}/agencies`, createAgency),
  psoRoute('GET', `${BASE}/agencies/:abbreviation`, ({ db, params }) => {
    const agency = findAgency(db, params.abbreviation ?? '');
    if (!agency) throw notFound('The agency');
    return { body: agency };
  }),
  psoRoute('GET', `${BASE}/mailsettings`, getMailSettings),
  psoRoute('GET', `${BASE}/featuresets`, ({ db }) => ({
    body: db.all('SELECT id, name FROM featuresets ORDER BY id'),
  })),
  psoRoute('GET', `${BASE}/agencyFeaturesets/:abbreviation`, getFeaturesets),
  psoRoute('GET', `${BASE}/timezones`, ({ db, query }) => {
    const { limit, offset } = parseLimitAndOffset(query);
    return { body: db.all('SELECT id, name FROM timezones ORDER BY id LIMIT ? OFFSET ?', limit, offset) };
  }),
  psoRoute('GET', `${BASE}/countries`, ({ db, query }) => {
    const { limit, offset } = parsePageAndLimit(query);
    const sql = 'SELECT country_code, name FROM countries ORDER BY country_code LIMIT ? OFFSET ?';
    return { body: { rows: db.all(sql, limit, offset) } };
  }),
];

function getAgencies({ db, query }: RouteContext): RouteResponse {
  const abbreviation = query.getString('abbreviation');
  if (abbreviation !== undefined) {
    const agency = findAgency(db, abbreviation);
    return { body: agency ? [agency] : [] };
  }
  const { limit, offset } = parseLimitAndOffset(query);
  const total = db.get<{ total: number }>('SELECT count(*) AS total FROM agencies')?.total ?? 0;
  return {
    body: listAgencies(db, parseDirectionOrderBy(query, AGENCY_SORTING), limit, offset),
    headers: { 'x-total': String(total) },
  };
}

function getMailSettings({ db, query }: RouteContext): RouteResponse {
  const agencyId = query.getOptionalInteger('agencyId', 1);
  if (agencyId === undefined) throw badRequest(['agencyId is missing.']);
  const settings = db.get(
    'SELECT id, agency_id, sender, reply_to FROM mail_settings WHERE agency_id = ?',
    agencyId,
  );
  if (!settings) throw notFound('A mail setting of the agency');
  return { body: settings };
}

function getFeaturesets({ db, params }: RouteContext): RouteResponse {
  const agency = db.get<{ id: number }>(
    'SELECT id FROM agencies WHERE abbreviation = ?',
    params.abbreviation ?? '',
  );
  if (!agency) throw notFound('The agency');
  return { body: { featuresets: findFeaturesets(db, agency.id) } };
}
