/** The regions that an operator can sign in to (specification 9). */
export type Region = 'usEast' | 'australia';

interface RegionInfo {
  region: Region;
  /** The word that stands wherever the region is named. */
  name: string;
  /** Two letters beside the colour, for those who can't tell the colours apart. */
  code: string;
}

/** In the order of the sign-in form; the first is the default. */
export const REGIONS: readonly RegionInfo[] = [
  { region: 'usEast', name: 'US East', code: 'US' },
  { region: 'australia', name: 'Australia', code: 'AU' },
];

export const DEFAULT_REGION: Region = 'usEast';

export function isRegion(value: unknown): value is Region {
  return REGIONS.some(({ region }) => region === value);
}

/** The region's name as the screens word it. */
export function getRegionName(region: Region): string {
  return findRegion(region).name;
}

export function getRegionCode(region: Region): string {
  return findRegion(region).code;
}

function findRegion(region: Region): RegionInfo {
  const row = REGIONS.find((candidate) => candidate.region === region);
  if (!row) throw new Error(`unknown region ${region}`);
  return row;
}
