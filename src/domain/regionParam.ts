import { getRegionSlug, type Region, REGIONS } from './regions';

/** The parameter of the portal's URLs that names the region (decision 30). */
export const REGION_PARAM = 'region';

/** The region that a query string names; null without one, and for an unknown word. */
export function parseRegionParam(search: string): Region | null {
  const slug = new URLSearchParams(search).get(REGION_PARAM);
  return REGIONS.find((info) => info.slug === slug)?.id ?? null;
}

/** The query string with this region as its first parameter. */
export function setRegionParam(search: string, region: Region): string {
  const params = new URLSearchParams(search);
  params.delete(REGION_PARAM);
  return `?${REGION_PARAM}=${getRegionSlug(region)}&${params}`.replace(/&$/, '');
}
