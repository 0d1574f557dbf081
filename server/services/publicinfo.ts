import type { Hono } from 'hono';
import type { Database } from '../db/database';
import type { ApiEnv } from '../http/apiEnv';
import { createHostApi, type HostOptions } from '../http/hostApi';
import { notFound } from '../http/httpErrors';
import { rejectControlCharacters, rejectRepeatedParams } from '../http/request/validation';
import { sendResponse } from '../http/responses';

export const PUBLIC_INFO_PATH = '/agencies/v2/:agency';

/**
 * Creates the API of the third-party public-info host, where trip planners look up agencies without a token. Of two
 * agencies with the same abbreviation, it returns the first region's.
 */
export function createPublicInfoApi(options: HostOptions, databases: readonly Database[]): Hono<ApiEnv> {
  return createHostApi(options).get(
    PUBLIC_INFO_PATH,
    rejectControlCharacters,
    rejectRepeatedParams,
    (context) => {
      for (const db of databases) {
        const agency = db.get<{ id: string; name: string; timezone: string }>(
          `SELECT abbreviation AS id, agencies.name, timezones.name AS timezone
           FROM agencies JOIN timezones ON timezones.id = timezone WHERE abbreviation = ? AND routed = 1`,
          context.req.param('agency'),
        );
        if (agency) return sendResponse(context, { body: agency });
      }
      throw notFound('The agency');
    },
  );
}
