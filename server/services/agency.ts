import { readLimitedPage, readOffset } from '../http/paging';
import { invalid, notFound } from '../http/problems';
import { type Answer, type Call, pso, type Route } from '../http/route';
import { readOrdering, type Sorting } from '../http/sorting';
import { createAgency } from './agencyCreation';
import { findAgency, findFeaturesets, listAgencies } from './agencyRows';

const BASE = '/agency/api/v4';

const SORTING: Sorting = {
  fields: ['id', 'created', 'name', 'abbreviation', 'database_status', 'timezone', 'country_code'],
  field: 'id',
  order: 'asc',
  last: 'id',
};

export const agencyRoutes: Route[] = [
  pso('GET', `${BASE}/agencies`, getAgencies),
  pso('POST', `${BASE}/agencies`, createAgency),
  pso('GET', `${BASE}/agencies/:abbreviation`, ({ db, params }) => {
    const agency = findAgency(db, params.abbreviation ?? '');
    if (!agency) throw notFound('The agency');
    return { body: agency };
  }),
  pso('GET', `${BASE}/mailsettings`, getMailSettings),
  pso('GET', `${BASE}/featuresets`, ({ db }) => ({
    body: db.all('SELECT id, name FROM featuresets ORDER BY id'),
  })),
  pso('GET', `${BASE}/agencyFeaturesets/:abbreviation`, getFeaturesets),
  pso('GET', `${BASE}/timezones`, ({ db, query }) => {
    const { limit, offset } = readOffset(query);
    return { body: db.all('SELECT id, name FROM timezones ORDER BY id LIMIT ? OFFSET ?', limit, offset) };
  }),
  pso('GET', `${BASE}/countries`, ({ db, query }) => {
    const { limit, offset } = readLimitedPage(query);
    const sql = 'SELECT country_code, name FROM countries ORDER BY country_code LIMIT ? OFFSET ?';
    return { body: { rows: db.all(sql, limit, offset) } };
  }),
];

function getAgencies({ db, query }: Call): Answer {
  const abbreviation = query.text('abbreviation');
  if (abbreviation !== undefined) {
    const agency = findAgency(db, abbreviation);
    return { body: agency ? [agency] : [] };
  }
  const { limit, offset } = readOffset(query);
  const total = db.get<{ total: number }>('SELECT count(*) AS total FROM agencies')?.total ?? 0;
  return {
    body: listAgencies(db, readOrdering(query, SORTING), limit, offset),
    headers: { 'x-total': String(total) },
  };
}

function getMailSettings({ db, query }: Call): Answer {
  const agencyId = query.optionalInteger('agencyId', 1);
  if (agencyId === undefined) throw invalid(['agencyId is missing.']);
  const settings = db.get(
    'SELECT id, agency_id, sender, reply_to FROM mail_settings WHERE agency_id = ?',
    agencyId,
  );
  if (!settings) throw notFound('A mail setting of the agency');
  return { body: settings };
}

function getFeaturesets({ db, params }: Call): Answer {
  const agency = db.get<{ id: number }>(
    'SELECT id FROM agencies WHERE abbreviation = ?',
    params.abbreviation ?? '',
  );
  if (!agency) throw notFound('The agency');
  return { body: { featuresets: findFeaturesets(db, agency.id) } };
}
