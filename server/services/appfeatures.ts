import { z } from 'zod';
import { APPLICATION_NAMES, APPLICATION_PLATFORMS, APPLICATION_VERSIONS } from '../applications';
import type { Change } from '../db/audit';
import { badRequest } from '../http/httpErrors';
import { arrayOf, day, realTime, text } from '../http/request/fieldSchemas';
import { pageAndLimitParams, toPage } from '../http/request/paging';
import { requiredText } from '../http/request/querySchemas';
import { describeUnknownNames } from '../http/request/validation';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const BASE = '/appfeatures/api/v1';

const name = text(100);
const applicationName = z.enum(APPLICATION_NAMES);
const version = z.enum(APPLICATION_VERSIONS);
const platform = z.enum(APPLICATION_PLATFORMS);
const addedFeature = z
  .strictObject({
    name,
    startDate: realTime(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, 'must be a time as YYYYMMDDTHHmmss'),
    endDate: day,
  })
  // A feature is active until the end of its last day.
  .refine(({ startDate, endDate }) => startDate.slice(0, 8) <= endDate.replaceAll('-', ''), {
    path: ['endDate'],
    message: 'must not be before startDate',
  });
const getSchemas = {
  query: z.object({ application: requiredText, version: requiredText, platform: requiredText }),
};
const addSchemas = {
  body: z.strictObject({
    application: applicationName,
    version,
    platform,
    features: arrayOf(addedFeature, 1),
  }),
};
const removeSchemas = {
  body: z.strictObject({
    application: z.strictObject({ name: applicationName, version, platform }),
    features: arrayOf(name, 1),
  }),
};

export const appfeaturesRoutes: Route[] = [
  adminRoute('GET', `${BASE}/applications`, ({ db, agency }) => ({
    body: db.all('SELECT name, version, platform FROM applications WHERE agency_id = ?', agency.id),
  })),
  adminRoute('GET', `${BASE}/appFeatures`, getFeatures, getSchemas),
  adminRoute(
    'GET',
    `${BASE}/allAppFeatures`,
    ({ db, query }) => {
      const { limit, offset } = toPage(query.page, query.limit);
      const sql = 'SELECT id, name, description, state FROM feature_catalogue ORDER BY id LIMIT ? OFFSET ?';
      return { body: { rows: db.all(sql, limit, offset) } };
    },
    { query: z.object(pageAndLimitParams) },
  ),
  adminRoute('POST', `${BASE}/appFeatures`, addFeatures, addSchemas),
  adminRoute('DELETE', `${BASE}/appFeatures`, removeFeatures, removeSchemas),
];

const APPLICATION_CONDITION = 'agency_id = ? AND application = ? AND version = ? AND platform = ?';

/** The features that are active now. */
function getFeatures(context: AdminRouteContext<typeof getSchemas>): RouteResponse {
  const { application, version, platform } = context.query;
  const now = context.now().toISOString();
  const features = readFeatures(context, application, version, platform).filter(
    ({ startDate, endDate }) =>
      startDate <= now.slice(0, 19).replace(/[-:]/g, '') && endDate >= now.slice(0, 10),
  );
  return { body: { application, version, platform, features } };
}

/** `startDate` is YYYYMMDDTHHmmss, `endDate` YYYY-MM-DD, both in UTC. */
interface StoredFeature {
  name: string;
  startDate: string;
  endDate: string;
}

/** All features that were added, also if they have not started or have ended. */
function readFeatures(
  { db, agency }: AdminRouteContext,
  ...application: [string, string, string]
): StoredFeature[] {
  const sql = `SELECT name, start_date AS startDate, end_date AS endDate FROM app_features WHERE ${APPLICATION_CONDITION}`;
  return db.all<StoredFeature>(sql, agency.id, ...application);
}

/** Changes the features of an application (name, version, platform), and describes the change. */
function changeFeatures(
  context: AdminRouteContext,
  application: [string, string, string],
  changeRows: () => void,
): Change {
  const before = JSON.stringify(readFeatures(context, ...application));
  changeRows();
  const after = JSON.stringify(readFeatures(context, ...application));
  return { object: `features of ${application.join(' ')}`, before, after };
}

function addFeatures(context: AdminRouteContext<typeof addSchemas>): RouteResponse {
  const { db, agency } = context;
  const { application, version, platform, features } = context.body;
  const names = features.map((feature) => feature.name);
  if (new Set(names).size < names.length) throw badRequest(['features has a duplicate.']);
  return context.write(() => {
    const unknownNames = names.filter(
      (feature) => !db.get('SELECT 1 FROM feature_catalogue WHERE name = ?', feature),
    );
    if (unknownNames.length > 0)
      throw badRequest(describeUnknownNames(unknownNames, 'in the catalogue').map((error) => `${error}.`));
    const change = changeFeatures(context, [application, version, platform], () => {
      const key = [agency.id, application, version, platform];
      db.run('INSERT OR IGNORE INTO applications VALUES (?, ?, ?, ?)', ...key);
      for (const { name: feature, startDate, endDate } of features) {
        const sql = 'INSERT OR REPLACE INTO app_features VALUES (?, ?, ?, ?, ?, ?, ?)';
        db.run(sql, ...key, feature, startDate, endDate);
      }
    });
    return { response: { status: 201, body: { application, version, platform, features } }, change };
  });
}

function removeFeatures(context: AdminRouteContext<typeof removeSchemas>): RouteResponse {
  const { db, agency } = context;
  const { application, features } = context.body;
  return context.write(() => {
    const key: [string, string, string] = [application.name, application.version, application.platform];
    const change = changeFeatures(context, key, () => {
      const sql = `DELETE FROM app_features WHERE ${APPLICATION_CONDITION} AND name = ?`;
      for (const feature of features) db.run(sql, agency.id, ...key, feature);
    });
    return { response: { status: 204 }, change };
  });
}
