import type { Database } from '../../db/database';

interface AgencyRow {
  id: number;
  created: string;
  name: string;
  abbreviation: string;
  database_name: string;
  database_status: string;
  imperial: number;
  timezone: number;
  country_code: number;
}

const AGENCY_COLUMNS =
  'id, created, name, abbreviation, database_name, database_status, imperial, timezone, country_code';

/** The specification allows two names for the database name (decision 12); the agency's id decides which is used. */
function toAgencyBody(row: AgencyRow): Record<string, unknown> {
  const { database_name: databaseName, imperial, ...rest } = row;
  const aliasedName = row.id % 3 === 0 ? { databaseName } : { databasename: databaseName };
  return { ...rest, ...aliasedName, imperial: imperial === 1 };
}

/** Returns the JSON body of one agency, with its feature sets. */
export function findAgency(db: Database, abbreviation: string): Record<string, unknown> | undefined {
  const row = db.get<AgencyRow>(
    `SELECT ${AGENCY_COLUMNS} FROM agencies WHERE abbreviation = ?`,
    abbreviation,
  );
  if (!row) return undefined;
  const featuresets = findFeaturesets(db, row.id).map(({ featureset_id, enabled }) => ({
    featureset_id,
    enabled,
  }));
  return { ...toAgencyBody(row), featuresets };
}

/** Returns the JSON bodies of a page of agencies, without feature sets. */
export function listAgenciesPage(
  db: Database,
  orderBy: string,
  limit: number,
  offset: number,
): Record<string, unknown>[] {
  const sql = `SELECT ${AGENCY_COLUMNS} FROM agencies ${orderBy} LIMIT ? OFFSET ?`;
  return db.all<AgencyRow>(sql, limit, offset).map(toAgencyBody);
}

/** The feature sets of an agency, sorted by id. */
export function findFeaturesets(db: Database, agencyId: number) {
  return db
    .all<{ featureset_id: number; name: string; enabled: number }>(
      `SELECT featureset_id, name, enabled FROM agency_featuresets JOIN featuresets ON id = featureset_id
       WHERE agency_id = ? ORDER BY featureset_id`,
      agencyId,
    )
    .map((row) => ({ ...row, enabled: row.enabled === 1 }));
}
