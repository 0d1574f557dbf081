import { isRecord } from '@/lib/isRecord';
import { type JsonDifference } from '@/lib/json/jsonDifference';

/** The labels of the agency form. */
const AGENCY_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  databaseName: 'Database name',
  abbreviation: 'Abbreviation',
  imperial: 'Measurement',
  timezone: 'Timezone',
  country_code: 'Country',
  featuresets: 'Feature sets',
};

/** A field of an agency that was created. `json`: its value; `words`: see `ChangeValues`. */
export function formatAgencyField(
  path: string,
  json: string | undefined,
  words: Readonly<Record<string, string>>,
): JsonDifference {
  const value: unknown = JSON.parse(json ?? 'null');
  const formatNamedNumber = (field: string, number: unknown) => {
    const name = words[`${field} ${String(number)}`];
    return name === undefined ? String(number) : `${name} (${String(number)})`;
  };
  const formatValue = () => {
    if (typeof value === 'string') return value;
    if (path === 'imperial') return value === true ? 'Imperial (true)' : 'Metric (false)';
    if (!Array.isArray(value)) return formatNamedNumber(path, value);
    return value
      .filter(isRecord)
      .map(
        (set) =>
          `${formatNamedNumber('featureset_id', set.featureset_id)} ${set.enabled ? 'enabled' : 'disabled'}`,
      )
      .join(', ');
  };
  return { path: AGENCY_LABELS[path] ?? path, after: formatValue() };
}
