import type { Database } from '../db/database';
import { notFound } from '../http/httpErrors';
import { publicRoute, type Route } from '../http/route';

/**
 * Routes of the third-party public-info host, where trip planners look up agencies without a token. Of two agencies
 * with the same abbreviation, it returns the first region's.
 */
export function createPublicinfoRoutes(databases: readonly Database[]): Route[] {
  return [
    publicRoute('GET', '/agencies/v2/:agency', ({ params }) => {
      for (const db of databases) {
        const agency = db.get<{ id: string; name: string; timezone: string }>(
          `SELECT abbreviation AS id, agencies.name, timezones.name AS timezone
           FROM agencies JOIN timezones ON timezones.id = timezone WHERE abbreviation = ? AND routed = 1`,
          params.agency ?? '',
        );
        if (agency) return { body: agency };
      }
      throw notFound('The agency');
    }),
  ];
}
