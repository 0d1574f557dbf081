import { useMemo } from 'react';
import { useListCountriesQuery, useListFeaturesetsQuery, useListTimeZonesQuery } from '@/api/agency';
import { type Country, type TimeZone } from '@/domain/entities/agency';
import { type Featureset } from '@/domain/entities/featureSet';
import { type Failure } from '@/domain/failures';
import { listFailures } from '@/shared/errors/listFailures';
import { useFailureSinceMount } from '@/shared/errors/useFailureSinceMount';

export interface Choice {
  value: string;
  label: string;
  /** Muted behind the label. */
  suffix?: string;
}

export interface ChoiceList {
  options: readonly Choice[];
  /** `empty`: the platform has none. */
  status: 'loading' | 'incomplete' | 'empty' | 'complete';
}

export interface ChoiceLists {
  timeZones: ChoiceList;
  countries: ChoiceList;
  featuresets: ChoiceList;
}

/** The part of a query's result that is used here. `reason` is why pages are missing. */
interface ListQuery<Row> {
  currentData?:
    | { rows: readonly Row[]; invalidRowCount: number; missingPages?: readonly number[]; reason?: Failure }
    | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const compareNames = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/**
 * The lists of the choice fields. `reload` refetches the incomplete lists (decision 21), and those that are empty. If
 * only some pages of a list are missing, only those are fetched.
 */
export function useAgencyChoices() {
  const timeZones = useListTimeZonesQuery();
  const countries = useListCountriesQuery();
  const featuresets = useListFeaturesetsQuery();
  const lists: ChoiceLists = {
    timeZones: useChoiceList(timeZones, timeZoneToChoice),
    countries: useChoiceList(countries, countryToChoice),
    featuresets: useChoiceList(featuresets, featuresetToChoice),
  };
  const namedLists = [
    { name: 'time zones', list: lists.timeZones, query: timeZones },
    { name: 'countries', list: lists.countries, query: countries },
    { name: 'feature sets', list: lists.featuresets, query: featuresets },
  ];
  const incompleteLists = namedLists.filter(({ list }) => list.status === 'incomplete');
  const emptyLists = namedLists.filter(({ list }) => list.status === 'empty');
  const reloadable = [...incompleteLists, ...emptyLists];
  return {
    lists,
    incompleteListNames: incompleteLists.map(({ name }) => name),
    emptyListNames: emptyLists.map(({ name }) => name),
    failures: incompleteLists.flatMap(({ query: { error, currentData } }) =>
      listFailures(error, currentData),
    ),
    isReloading: reloadable.some(({ query }) => query.isFetching),
    reload: () => reloadable.forEach(({ query }) => void query.refetch()),
  };
}

function useChoiceList<Row>(
  { currentData, error }: ListQuery<Row>,
  toChoice: (row: Row) => Choice,
): ChoiceList {
  const hasFailed = useFailureSinceMount({ error, data: currentData }) !== null;
  return useMemo(() => {
    const options = (currentData?.rows ?? []).map(toChoice);
    options.sort((first, second) => compareNames(first.label, second.label));
    return { options, status: getStatus(currentData, hasFailed) };
  }, [currentData, hasFailed, toChoice]);
}

/** A list that is there stays usable when it could not be fetched again. */
function getStatus(data: ListQuery<unknown>['currentData'], hasFailed: boolean): ChoiceList['status'] {
  if (!data) return hasFailed ? 'incomplete' : 'loading';
  if (data.invalidRowCount > 0 || (data.missingPages ?? []).length > 0) return 'incomplete';
  return data.rows.length === 0 ? 'empty' : 'complete';
}

/** The text of a chosen value that is not among the choices, such as a default: a number alone says nothing. */
export function describeUnlisted(value: string, status: ChoiceList['status']): string {
  if (status === 'loading') return value;
  return `${value} (${status === 'incomplete' ? 'its name could not be loaded' : 'not in the list'})`;
}

const timeZoneToChoice = ({ id, name }: TimeZone): Choice => ({
  value: String(id),
  label: name ?? String(id),
});
const countryToChoice = ({ country_code, name }: Country): Choice => ({
  value: String(country_code),
  label: name ?? String(country_code),
});
const featuresetToChoice = ({ id, name }: Featureset): Choice => ({
  value: String(id),
  label: name ?? String(id),
  suffix: name === null ? undefined : ` id ${id}`,
});
