import { z } from 'zod';
import { countRows } from '../db/rowCounts';
import { notFound } from '../http/httpErrors';
import { limitAndOffsetParams, pageAndLimitParams, toPage } from '../http/request/paging';
import { digits, optionalText, param } from '../http/request/querySchemas';
import { directionParams, type SortOptions, toSort } from '../http/request/sorting';
import { psoRoute, type Route, type RouteContext, type RouteResponse } from '../http/route';
import { createAgency, createAgencySchemas } from './agencies/agencyCreation';
import { findAgency, findFeaturesets, listAgenciesPage } from './agencies/agencyRows';

const BASE = '/agency/api/v4';

const AGENCY_SORTING: SortOptions = {
  fields: ['id', 'created', 'name', 'abbreviation', 'database_status', 'timezone', 'country_code'],
  field: 'abbreviation',
  order: 'asc',
  tieBreaker: 'id',
};

const agenciesSchemas = {
  query: z.object({
    abbreviation: optionalText,
    ...limitAndOffsetParams,
    ...directionParams(AGENCY_SORTING),
  }),
};
const mailSettingsSchemas = { query: z.object({ agencyId: param(digits(1)) }) };

export const agencyRoutes: Route[] = [
  psoRoute('GET', `${BASE}/agencies`, getAgencies, agenciesSchemas),
  psoRoute('POST', `${BASE}/agencies`, createAgency, createAgencySchemas),
  psoRoute('GET', `${BASE}/agencies/:abbreviation`, ({ db, params }) => {
    const agency = findAgency(db, params.abbreviation ?? '');
    if (!agency) throw notFound('The agency');
    return { body: agency };
  }),
  psoRoute('GET', `${BASE}/mailsettings`, getMailSettings, mailSettingsSchemas),
  psoRoute('GET', `${BASE}/featuresets`, ({ db }) => ({
    body: db.all('SELECT id, name FROM featuresets ORDER BY id'),
  })),
  psoRoute('GET', `${BASE}/agencyFeaturesets/:abbreviation`, getFeaturesets),
  psoRoute(
    'GET',
    `${BASE}/timezones`,
    ({ db, query: { limit, offset } }) => ({
      body: db.all('SELECT id, name FROM timezones ORDER BY id LIMIT ? OFFSET ?', limit, offset),
    }),
    { query: z.object(limitAndOffsetParams) },
  ),
  psoRoute(
    'GET',
    `${BASE}/countries`,
    ({ db, query }) => {
      const { limit, offset } = toPage(query.page, query.limit);
      const sql = 'SELECT country_code, name FROM countries ORDER BY country_code LIMIT ? OFFSET ?';
      return { body: { rows: db.all(sql, limit, offset) } };
    },
    { query: z.object(pageAndLimitParams) },
  ),
];

function getAgencies({ db, query }: RouteContext<typeof agenciesSchemas>): RouteResponse {
  const { abbreviation, limit, offset } = query;
  if (abbreviation !== undefined) {
    const agency = findAgency(db, abbreviation);
    return { body: agency ? [agency] : [] };
  }
  const total = countRows(db, 'FROM agencies');
  const { orderBy } = toSort(AGENCY_SORTING, query.order, query.direction);
  return {
    body: listAgenciesPage(db, orderBy, limit, offset),
    headers: { 'x-total': String(total) },
  };
}

function getMailSettings({ db, query }: RouteContext<typeof mailSettingsSchemas>): RouteResponse {
  const settings = db.get(
    'SELECT id, agency_id, sender, reply_to FROM mail_settings WHERE agency_id = ?',
    query.agencyId,
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
