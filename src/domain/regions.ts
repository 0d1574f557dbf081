/** The regions that an operator can sign in to. */
export type Region = 'usEast' | 'australia';

interface RegionInfo {
  region: Region;
  name: string;
  /** Shown in the badge, so that colour is not the only difference. */
  code: string;
}

/** In the order of the sign-in form. */
export const REGIONS: readonly RegionInfo[] = [
  { region: 'usEast', name: 'US East', code: 'US' },
  { region: 'australia', name: 'Australia', code: 'AU' },
];

export const DEFAULT_REGION: Region = 'usEast';

export function isRegion(value: unknown): value is Region {
  return REGIONS.some(({ region }) => region === value);
}

export function getRegionName(region: Region): string {
  return findRegion(region).name;
}

export function getRegionCode(region: Region): string {
  return findRegion(region).code;
}

function findRegion(region: Region): RegionInfo {
  const info = REGIONS.find((candidate) => candidate.region === region);
  if (!info) throw new Error(`unknown region ${region}`);
  return info;
}
