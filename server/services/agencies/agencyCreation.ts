import { z } from 'zod';
import type { Database } from '../../db/database';
import { badRequest, conflict, HttpError } from '../../http/httpErrors';
import { arrayOf, integer, INVISIBLE_CHARACTERS, name, pattern, text } from '../../http/request/fieldSchemas';
import type { RouteContext, RouteResponse } from '../../http/route';
import { findAgency } from './agencyRows';

const agencyBody = z.strictObject({
  name,
  databaseName: text(64),
  abbreviation: pattern(/^[A-Za-z0-9_-]{1,64}$/, 'must have 1 to 64 letters, digits, _ or -'),
  imperial: z.boolean(),
  timezone: integer(1),
  country_code: integer(1),
  featuresets: arrayOf(z.strictObject({ featureset_id: integer(1), enabled: z.boolean() }), 1),
});
export const createAgencySchemas = { body: agencyBody };

/** Creates an agency with its feature sets. Its database status is 'provisioning'. */
export function createAgency(context: RouteContext<typeof createAgencySchemas>): RouteResponse {
  const { db, now, body: agency } = context;
  return context.write(() => {
    validateAgency(db, agency);
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
    // The new agency gets the same payment mediums as the first agency.
    db.run(
      'INSERT INTO payment_mediums SELECT ?, medium, alias FROM payment_mediums WHERE agency_id = 1',
      id,
    );
    const body = findAgency(db, agency.abbreviation);
    return {
      response: { status: 201, body },
      change: { object: `agency ${agency.abbreviation}`, before: null, after: JSON.stringify(body) },
    };
  });
}

function validateAgency(db: Database, agency: z.output<typeof agencyBody>): void {
  const errors: string[] = [];
  if (agency.databaseName !== agency.abbreviation) errors.push('databaseName must be the abbreviation.');
  const ids = agency.featuresets.map((row) => row.featureset_id);
  if (new Set(ids).size < ids.length) errors.push('featuresets has a duplicate.');
  const isMissing = (sql: string, id: number) => db.get(sql, id) === undefined;
  if (isMissing('SELECT 1 FROM timezones WHERE id = ?', agency.timezone))
    errors.push('timezone is not known.');
  if (isMissing('SELECT 1 FROM countries WHERE country_code = ?', agency.country_code))
    errors.push('country_code is not known.');
  if (ids.some((id) => isMissing('SELECT 1 FROM featuresets WHERE id = ?', id)))
    errors.push('featuresets has an unknown id.');
  if (errors.length > 0) throw badRequest(errors);

  // Few agencies: all are read, because SQLite ignores the case of ASCII letters only.
  const agencies = db.all<{ name: string; abbreviation: string }>('SELECT name, abbreviation FROM agencies');
  if (agencies.some(({ abbreviation }) => isSameName(abbreviation, agency.abbreviation))) {
    throw conflict('An agency with this abbreviation exists.', 'agency_abbreviation_key');
  }
  if (agencies.some((other) => isSameName(other.name, agency.name))) {
    throw new HttpError(400, 'db_error', 'The agency could not be stored.', {
      extra: 'duplicate key value violates unique constraint "agency_name_key"',
    });
  }
}

/**
 * Whether two names look alike: case, compatible characters, characters that are not seen and
 * the number of spaces make no difference. A browser shows several spaces as one.
 */
function isSameName(name: string, otherName: string): boolean {
  const [text, otherText] = [name, otherName].map((value) =>
    value
      .replace(new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'gu'), '')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .toUpperCase(),
  );
  return text === otherText;
}
