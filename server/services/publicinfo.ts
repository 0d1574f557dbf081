import type { Database } from '../db/database';
import { notFound } from '../http/httpErrors';
import { publicRoute, type Route } from '../http/route';

/**
 * The third-party host that trip planners ask about agencies. It is no part of the platform, knows no tokens, and has
 * one list for the whole world: of two agencies with one abbreviation it knows the first region's.
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
