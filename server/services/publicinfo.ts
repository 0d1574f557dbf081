import type { Database } from '../db/open';
import { notFound } from '../http/problems';
import { open, type Route } from '../http/route';

/**
 * The third-party host that trip planners ask about agencies. It is no part of the platform, knows no tokens, and has
 * one list for the whole world: of two agencies with one abbreviation it knows the first region's.
 */
export function publicinfoRoutes(databases: readonly Database[]): Route[] {
  return [
    open('GET', '/agencies/v2/:agency', ({ params }) => {
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
