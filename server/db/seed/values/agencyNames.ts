import type { RegionName } from '../../../regions';
import cities from '../data/cities.json';

export interface PlannedAgency {
  name: string;
  abbreviation: string;
  city: string;
}

/** The region's largest agency, and an agency whose abbreviation exists in both regions. */
const FIRST_AGENCIES: Record<RegionName, readonly PlannedAgency[]> = {
  usEast: [
    { name: 'Chesapeake Bay Transit Authority', abbreviation: 'CBTA', city: 'Chesapeake Bay' },
    { name: 'Metro Transit of Lake Erie', abbreviation: 'METRO', city: 'Lake Erie' },
  ],
  australia: [
    { name: 'South Coast Transit Network', abbreviation: 'SCTN', city: 'South Coast' },
    { name: 'Metro Lines Melbourne North', abbreviation: 'METRO', city: 'Melbourne North' },
  ],
};

const NAME_FORMATS: readonly ((city: string) => string)[] = [
  (city) => `${city} Transit Authority`,
  (city) => `${city} Metropolitan Transportation Authority`,
  (city) => `Greater ${city} Transit`,
  (city) => `${city} Area Transit`,
  (city) => `${city} Regional Transit District`,
  (city) => `${city} County Connection`,
  (city) => `${city} Rapid Transit`,
  (city) => `CityLink ${city}`,
  (city) => `${city} Street Railway & Bus`,
];

/** Returns the agencies of a region with unique names and abbreviations. */
export function planAgencies(region: RegionName): PlannedAgency[] {
  const agencies = [...FIRST_AGENCIES[region]];
  const usedAbbreviations = new Set(agencies.map((agency) => agency.abbreviation));
  cities[region].forEach((city, index) => {
    const formatName = NAME_FORMATS[index % NAME_FORMATS.length];
    if (!formatName) return;
    const name = formatName(city);
    const abbreviation = abbreviate(name, city, index, usedAbbreviations);
    usedAbbreviations.add(abbreviation);
    agencies.push({ name, abbreviation, city });
  });
  return agencies;
}

/** The form varies with `index`: the city, initials or both; `-` or `_` between words. */
function abbreviate(
  name: string,
  city: string,
  index: number,
  usedAbbreviations: ReadonlySet<string>,
): string {
  const plainCity = city.normalize('NFKD').replace(/[^A-Za-z ]/g, '');
  const initials = name.normalize('NFKD').replace(/[^A-Z]/g, '');
  const separator = index % 2 === 0 ? '-' : '_';
  const fromCity = plainCity.replaceAll(' ', separator).toUpperCase();
  const fromCityAndInitials = plainCity.replaceAll(' ', '').slice(0, 4).toUpperCase() + initials.slice(1);
  const candidates =
    index % 5 === 0 ? [fromCity, initials, fromCityAndInitials] : [initials, fromCityAndInitials, fromCity];
  return (
    candidates.find((candidate) => candidate.length >= 3 && !usedAbbreviations.has(candidate)) ??
    `${initials}${separator}${index}`
  );
}
