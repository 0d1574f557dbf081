/** The regions of the platform. Each has a database, tokens and accounts of its own. */
export type RegionName = 'usEast' | 'australia';

interface RegionSettings {
  name: RegionName;
  /** The word in messages. */
  title: string;
  /** Its folder below /platform, and the name of its database file. */
  slug: string;
}

export const REGIONS: readonly RegionSettings[] = [
  { name: 'usEast', title: 'US East', slug: 'us-east' },
  { name: 'australia', title: 'Australia', slug: 'australia' },
];
