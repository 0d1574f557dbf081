import { flag, integer, list, object, pattern, text } from '../http/bodyChecks';
import { conflict, invalid, Problem } from '../http/problems';
import type { Answer, Call } from '../http/route';
import { findAgency } from './agencyRows';

const trimmed = pattern(/^\S(.*\S)?$/s, 'must not begin or end with a space');

const agencyBody = object({
  name: trimmed,
  databaseName: text(1, 64),
  abbreviation: pattern(/^[A-Za-z0-9_-]{1,64}$/, 'must have 1 to 64 letters, digits, _ or -'),
  imperial: flag,
  timezone: integer(1),
  country_code: integer(1),
  featuresets: list(object({ featureset_id: integer(1), enabled: flag }), 1),
});
type NewAgency = ReturnType<typeof agencyBody>;

/** Creates an agency with its feature sets. It starts as one that is being provisioned. */
export function createAgency(call: Call): Answer {
  const { db, now } = call;
  const agency = call.body(agencyBody);
  return call.write(() => {
    check(call, agency);
    const id = db.insert(
      `INSERT INTO agencies (created, name, abbreviation, database_name, database_status, imperial, timezone, country_code)
       VALUES (?, ?, ?, ?, 'provisioning', ?, ?, ?)`,
      now().toISOString(),
      agency.name,
      agency.abbreviation,
      agency.databaseName,
      agency.imperial,
      agency.timezone,
      agency.country_code,
    );
    for (const { featureset_id: featureset, enabled } of agency.featuresets) {
      db.run('INSERT INTO agency_featuresets VALUES (?, ?, ?)', id, featureset, enabled);
    }
    db.run(
      'INSERT INTO payment_mediums SELECT ?, medium, alias FROM payment_mediums WHERE agency_id = 1',
      id,
    );
    return { status: 201, body: findAgency(db, agency.abbreviation) };
  });
}

function check({ db }: Call, agency: NewAgency): void {
  const faults: string[] = [];
  if (agency.databaseName !== agency.abbreviation) faults.push('databaseName must be the abbreviation.');
  const ids = agency.featuresets.map((row) => row.featureset_id);
  if (new Set(ids).size < ids.length) faults.push('featuresets names one of them twice.');
  const missing = (sql: string, id: number) => db.get(sql, id) === undefined;
  if (missing('SELECT 1 FROM timezones WHERE id = ?', agency.timezone)) faults.push('timezone is not known.');
  if (missing('SELECT 1 FROM countries WHERE country_code = ?', agency.country_code))
    faults.push('country_code is not known.');
  if (ids.some((id) => missing('SELECT 1 FROM featuresets WHERE id = ?', id)))
    faults.push('featuresets has one that is not known.');
  if (faults.length > 0) throw invalid(faults);

  if (db.get('SELECT 1 FROM agencies WHERE abbreviation = ?', agency.abbreviation)) {
    throw conflict('An agency with this abbreviation exists.', 'agency_abbreviation_key');
  }
  if (db.get('SELECT 1 FROM agencies WHERE name = ?', agency.name)) {
    throw new Problem(400, 'db_error', 'The agency could not be stored.', {
      extra: 'duplicate key value violates unique constraint "agency_name_key"',
    });
  }
}
