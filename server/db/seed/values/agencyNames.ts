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

/** First each city has an agency, then a part of each, and so on. */
const CITY_PARTS = ['', 'North ', 'South ', 'East ', 'West ', 'Upper ', 'Lower ', 'Old ', 'Port '];

/** Returns the agencies of a region with unique names and abbreviations. Australia has no more than it has cities. */
export function planAgencies(region: RegionName, count: number): PlannedAgency[] {
  const agencies = [...FIRST_AGENCIES[region]];
  const usedAbbreviations = new Set(agencies.map((agency) => agency.abbreviation));
  const parts = region === 'usEast' ? CITY_PARTS : [''];
  const places = parts.flatMap((part) => cities[region].map((city) => ({ city, place: part + city })));
  places.slice(0, count - agencies.length).forEach(({ city, place }, index) => {
    const formatName = NAME_FORMATS[index % NAME_FORMATS.length];
    if (!formatName) return;
    const name = formatName(place);
    const abbreviation = abbreviate(name, place, index, usedAbbreviations);
    usedAbbreviations.add(abbreviation);
    agencies.push({ name, abbreviation, city });
  });
  return agencies;
}

/** The form varies with `index`: the place, initials or both; `-` or `_` between words. */
function abbreviate(
  name: string,
  place: string,
  index: number,
  usedAbbreviations: ReadonlySet<string>,
): string {
  const plainPlace = place.normalize('NFKD').replace(/[^A-Za-z ]/g, '');
  const initials = name.normalize('NFKD').replace(/[^A-Z]/g, '');
  const separator = index % 2 === 0 ? '-' : '_';
  const fromPlace = plainPlace.replaceAll(' ', separator).toUpperCase();
  const fromPlaceAndInitials = plainPlace.replaceAll(' ', '').slice(0, 4).toUpperCase() + initials.slice(1);
  const candidates =
    index % 5 === 0
      ? [fromPlace, initials, fromPlaceAndInitials]
      : [initials, fromPlaceAndInitials, fromPlace];
  return (
    candidates.find((candidate) => candidate.length >= 3 && !usedAbbreviations.has(candidate)) ??
    `${initials}${separator}${index}`
  );
}
