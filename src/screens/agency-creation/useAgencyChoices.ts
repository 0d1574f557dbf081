import { useMemo } from 'react';
import {
  agencyApi,
  useListCountriesQuery,
  useListFeaturesetsQuery,
  useListTimeZonesQuery,
} from '@/api/agency';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { type Country, type TimeZone } from '@/domain/entities/agency';
import { type Featureset } from '@/domain/entities/featureSet';
import { type Failure, failuresOf } from '@/domain/failures';
import { agencyNamesCalls } from '../common/useAgencyNames';

/** The lists to choose from. */
export const firstCalls: FirstCalls = () => [
  ...agencyNamesCalls(),
  firstCall(agencyApi.endpoints.listFeaturesets, undefined),
];

export interface Choice {
  value: string;
  label: string;
}

/** What one field can be chosen from. */
export interface ChoiceList {
  choices: readonly Choice[];
  state: 'loading' | 'incomplete' | 'complete';
}

export interface Choices {
  timeZones: ChoiceList;
  countries: ChoiceList;
  featuresets: ChoiceList;
}

interface ListQuery<Row> {
  currentData?: { rows: Row[]; unreadable: number; missing?: number[]; reason?: Failure } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/**
 * The lists that an agency's fields are chosen from. `incomplete` names those that are not whole (decision 21);
 * `reload` reads these again, and of a list in parts only what is missing.
 */
export function useAgencyChoices() {
  const timeZones = useListTimeZonesQuery();
  const countries = useListCountriesQuery();
  const featuresets = useListFeaturesetsQuery();
  const choices: Choices = {
    timeZones: useChoiceList(timeZones, ofTimeZone),
    countries: useChoiceList(countries, ofCountry),
    featuresets: useChoiceList(featuresets, ofFeatureset),
  };
  const incomplete = [
    { name: 'time zones', list: choices.timeZones, query: timeZones },
    { name: 'countries', list: choices.countries, query: countries },
    { name: 'feature sets', list: choices.featuresets, query: featuresets },
  ].filter(({ list }) => list.state === 'incomplete');
  return {
    choices,
    incomplete: incomplete.map(({ name }) => name),
    causes: incomplete.flatMap(({ query: { error, currentData } }) => failuresOf(error, currentData)),
    isReloading: incomplete.some(({ query }) => query.isFetching),
    reload: () => incomplete.forEach(({ query }) => void query.refetch()),
  };
}

function useChoiceList<Row>(
  { currentData, error }: ListQuery<Row>,
  toChoice: (row: Row) => Choice,
): ChoiceList {
  return useMemo(() => {
    const choices = (currentData?.rows ?? []).map(toChoice);
    choices.sort((one, other) => byName(one.label, other.label));
    return { choices, state: stateOf(currentData, error) };
  }, [currentData, error, toChoice]);
}

function stateOf(data: ListQuery<unknown>['currentData'], error: unknown): ChoiceList['state'] {
  if (error !== undefined) return 'incomplete';
  if (!data) return 'loading';
  const isWhole = data.rows.length > 0 && data.unreadable === 0 && (data.missing ?? []).length === 0;
  return isWhole ? 'complete' : 'incomplete';
}

const ofTimeZone = ({ id, name }: TimeZone): Choice => ({ value: String(id), label: name ?? String(id) });
const ofCountry = ({ country_code, name }: Country): Choice => ({
  value: String(country_code),
  label: name ?? String(country_code),
});
const ofFeatureset = ({ id, name }: Featureset): Choice => ({
  value: String(id),
  label: name === null ? String(id) : `${name} (${id})`,
});
