import { type Agency } from '@/domain/entities/agency';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { AGENCIES_ORDER } from '@/domain/specifiedValues';
import { type PlatformRequest } from './client/request';
import { type Rows } from './schemas/responseSchema';

/** The path of the agency service. */
export const AGENCY_PATH = '/agency/api/v4';

const LIST_PATH = `${AGENCY_PATH}/agencies`;

/** The first 100 by abbreviation, or the offset of a later page. */
export type AgencyPage = typeof FIRST_AGENCIES | number;
export const FIRST_AGENCIES = 'first';

/**
 * The specification has the order only for the first page, and the offset only without an order. When the first page is
 * full, there can be more (decision 16).
 */
export function toAgenciesRequest(page: AgencyPage): PlatformRequest {
  return page === FIRST_AGENCIES
    ? { audience: 'pso', path: `${LIST_PATH}/`, query: { limit: FULL_LIST_PAGE_SIZE, ...AGENCIES_ORDER } }
    : { audience: 'pso', path: LIST_PATH, query: { limit: FULL_LIST_PAGE_SIZE, offset: page } };
}

/** One agency with its record. */
export function toAgencyRequest(abbreviation: string): PlatformRequest {
  return { audience: 'pso', path: `${LIST_PATH}/${encodeURIComponent(abbreviation)}` };
}

/**
 * Returns the page after the last one, or undefined when all agencies are read. A page that is not full ends the list,
 * and so does a service that repeats agencies. If an agency was on two pages, the service sorts the pages by offset in
 * another order than the first page: then those at offset 0 can be missing, and are read last.
 */
export function findNextAgencyPage(
  lastPage: Rows<Agency>,
  pages: readonly Rows<Agency>[],
  lastPageParam: AgencyPage,
): AgencyPage | undefined {
  if (pages.length === 1) return isFull(lastPage) ? FULL_LIST_PAGE_SIZE : undefined;
  if (lastPageParam === 0) return undefined;
  const { hasOverlap, pagesWithoutNew } = comparePages(pages);
  if (pagesWithoutNew > 1) return undefined;
  if (isFull(lastPage)) return pages.length * FULL_LIST_PAGE_SIZE;
  return hasOverlap ? 0 : undefined;
}

/**
 * Whether the service repeated agencies in place of the rest. One full page without a new agency is no repetition: in
 * another order, the first 100 can be together on a later page.
 */
export function areAgenciesRepeated(pages: readonly Rows<Agency>[]): boolean {
  return comparePages(pages).pagesWithoutNew > 1;
}

/** Whether an agency was on two pages, and the number of full pages without a new agency. */
function comparePages(pages: readonly Rows<Agency>[]): { hasOverlap: boolean; pagesWithoutNew: number } {
  const readIds = new Set<string>();
  let hasOverlap = false;
  let pagesWithoutNew = 0;
  for (const page of pages) {
    const readCount = readIds.size;
    for (const { id } of page.rows) readIds.add(String(id));
    const newCount = readIds.size - readCount;
    if (newCount < page.rows.length) hasOverlap = true;
    if (newCount === 0 && isFull(page)) pagesWithoutNew += 1;
  }
  return { hasOverlap, pagesWithoutNew };
}

function isFull({ rows, invalidRowCount }: Rows<Agency>): boolean {
  return rows.length + invalidRowCount === FULL_LIST_PAGE_SIZE;
}
