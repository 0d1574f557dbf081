/** The regions that an operator can sign in to (specification 9). */
export type Region = 'usEast' | 'australia';

interface RegionRow {
  region: Region;
  /** The word that stands wherever the region is named. */
  name: string;
  /** Two letters beside the colour, for those who can't tell the colours apart. */
  mark: string;
}

/** In the order of the sign-in form; the first is the default. */
export const REGIONS: readonly RegionRow[] = [
  { region: 'usEast', name: 'US East', mark: 'US' },
  { region: 'australia', name: 'Australia', mark: 'AU' },
];

export const DEFAULT_REGION: Region = 'usEast';

export function isRegion(value: unknown): value is Region {
  return REGIONS.some(({ region }) => region === value);
}

/** The region's name as the screens word it. */
export function regionName(region: Region): string {
  return rowOf(region).name;
}

export function regionMark(region: Region): string {
  return rowOf(region).mark;
}

function rowOf(region: Region): RegionRow {
  const row = REGIONS.find((candidate) => candidate.region === region);
  if (!row) throw new Error(`unknown region ${region}`);
  return row;
}
