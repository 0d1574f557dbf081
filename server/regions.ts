/** Each region has a separate database, separate tokens and separate accounts. */
export type RegionName = 'usEast' | 'australia';

/** The hosts that have an API: one per region, and the public-info host. */
export type HostName = RegionName | 'publicInfo';

interface RegionSettings {
  name: RegionName;
  /** The name in terminal output. */
  title: string;
  /** The path segment below /platform, and the name of the database file. */
  slug: string;
}

export const REGIONS: readonly RegionSettings[] = [
  { name: 'usEast', title: 'US East', slug: 'us-east' },
  { name: 'australia', title: 'Australia', slug: 'australia' },
];

export function findRegion(region: RegionName): RegionSettings {
  const match = REGIONS.find(({ name }) => name === region);
  if (!match) throw new Error(`No region ${region}.`);
  return match;
}
