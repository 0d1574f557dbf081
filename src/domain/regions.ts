/** The regions that an operator can sign in to. */
export type Region = 'usEast' | 'australia';

/** ISO 4217. */
export type Currency = 'USD' | 'AUD';

interface RegionInfo {
  id: Region;
  name: string;
  /** Shown in the badge, so that colour is not the only difference. */
  code: string;
  /** Of all amounts, unless a row names its own (decision 31). */
  currency: Currency;
  /** The region's name in the portal's URLs (decision 30). */
  slug: string;
}

/** In the order of the sign-in form. */
export const REGIONS: readonly RegionInfo[] = [
  { id: 'usEast', name: 'US East', code: 'US', slug: 'us-east', currency: 'USD' },
  { id: 'australia', name: 'Australia', code: 'AU', slug: 'australia', currency: 'AUD' },
];

export const DEFAULT_REGION: Region = 'usEast';

export function isRegion(value: unknown): value is Region {
  return REGIONS.some(({ id }) => id === value);
}

export function getRegionName(region: Region): string {
  return findRegion(region).name;
}

export function getRegionCode(region: Region): string {
  return findRegion(region).code;
}

export function getRegionCurrency(region: Region): Currency {
  return findRegion(region).currency;
}

export function getRegionSlug(region: Region): string {
  return findRegion(region).slug;
}

function findRegion(region: Region): RegionInfo {
  const info = REGIONS.find((candidate) => candidate.id === region);
  if (!info) throw new Error(`unknown region ${region}`);
  return info;
}
