import type { RegionName } from '../../../regions';
import type { Random } from './random';

export interface AgencyLocation {
  /** The IANA name. */
  timezone: string;
  /** The numeric country code (ISO 3166-1). */
  country: number;
  currency: string;
}

export const UNITED_STATES = 840;

// Locations that occur several times are picked more often.
const US_LOCATIONS: AgencyLocation[] = [
  { timezone: 'America/New_York', country: UNITED_STATES, currency: 'USD' },
  { timezone: 'America/New_York', country: UNITED_STATES, currency: 'USD' },
  { timezone: 'America/New_York', country: UNITED_STATES, currency: 'USD' },
  { timezone: 'America/Chicago', country: UNITED_STATES, currency: 'USD' },
  { timezone: 'America/Detroit', country: UNITED_STATES, currency: 'USD' },
  { timezone: 'America/Kentucky/Louisville', country: UNITED_STATES, currency: 'USD' },
];
const AU_LOCATIONS: AgencyLocation[] = [
  { timezone: 'Australia/Sydney', country: 36, currency: 'AUD' },
  { timezone: 'Australia/Melbourne', country: 36, currency: 'AUD' },
  { timezone: 'Australia/Brisbane', country: 36, currency: 'AUD' },
];
/** Cities whose time zone or country is not one of the region's usual ones. */
const LOCATION_BY_CITY: Record<string, AgencyLocation> = {
  Montréal: { timezone: 'America/Toronto', country: 124, currency: 'CAD' },
  Québec: { timezone: 'America/Toronto', country: 124, currency: 'CAD' },
  Ottawa: { timezone: 'America/Toronto', country: 124, currency: 'CAD' },
  Niagara: { timezone: 'America/Toronto', country: 124, currency: 'CAD' },
  'Adelaide Hills': { timezone: 'Australia/Adelaide', country: 36, currency: 'AUD' },
  Darwin: { timezone: 'Australia/Darwin', country: 36, currency: 'AUD' },
  Perth: { timezone: 'Australia/Perth', country: 36, currency: 'AUD' },
  Bunbury: { timezone: 'Australia/Perth', country: 36, currency: 'AUD' },
  Hobart: { timezone: 'Australia/Hobart', country: 36, currency: 'AUD' },
  Wellington: { timezone: 'Pacific/Auckland', country: 554, currency: 'NZD' },
};

/** Returns the city's location if it is listed, else one of the region's usual locations at random. */
export function pickLocation(random: Random, region: RegionName, city: string): AgencyLocation {
  const regionLocation = random.pick(region === 'usEast' ? US_LOCATIONS : AU_LOCATIONS);
  return LOCATION_BY_CITY[city] ?? regionLocation;
}
