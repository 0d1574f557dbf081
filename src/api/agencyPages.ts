import { type Agency } from '@/domain/entities/agency';
import { AGENCIES_ORDER, AGENCY_LIST_LIMIT, FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { type PlatformRequest } from './client/request';
import { type Rows } from './client/responseSchema';

const PATH = '/agency/api/v4/agencies';

/** The first 100 by abbreviation, or the offset of a later page. */
export type AgencyPage = typeof FIRST_AGENCIES | number;
export const FIRST_AGENCIES = 'first';

/** The specification has the order only for the first page, and the offset only without an order. */
export function toAgenciesRequest(page: AgencyPage): PlatformRequest {
  return page === FIRST_AGENCIES
    ? { audience: 'pso', path: `${PATH}/`, query: { limit: AGENCY_LIST_LIMIT, ...AGENCIES_ORDER } }
    : { audience: 'pso', path: PATH, query: { limit: FULL_LIST_PAGE_SIZE, offset: page } };
}

/**
 * Returns the page after the last one, or undefined when all agencies are read. A page that is not full, or that has no
 * new agency, ends the list. If an agency was on two pages, the service sorts the pages by offset in another order
 * than the first page: then those at offset 0 can be missing, and are read last.
 */
export function findNextAgencyPage(
  lastPage: Rows<Agency>,
  pages: readonly Rows<Agency>[],
  lastPageParam: AgencyPage,
): AgencyPage | undefined {
  const isFull = lastPage.rows.length + lastPage.invalidRowCount === AGENCY_LIST_LIMIT;
  if (pages.length === 1) return isFull ? AGENCY_LIST_LIMIT : undefined;
  if (lastPageParam === 0) return undefined;
  const readIds = new Set<string>();
  let newCount = 0;
  let hasOverlap = false;
  for (const page of pages) {
    newCount = 0;
    for (const { id } of page.rows) {
      if (readIds.has(String(id))) hasOverlap = true;
      else newCount += 1;
      readIds.add(String(id));
    }
  }
  if (isFull && newCount > 0) return pages.length * FULL_LIST_PAGE_SIZE;
  return hasOverlap ? 0 : undefined;
}
