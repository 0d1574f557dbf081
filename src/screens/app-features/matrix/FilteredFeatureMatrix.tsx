import Button from 'antd/es/button';
import { useMemo } from 'react';
import { type Application } from '@/domain/entities/application';
import { type ListedFeature } from '@/domain/features/listFeatures';
import { describeUnreadColumns } from '@/domain/features/matrix/describeMatrix';
import { findMatchingColumns, MATRIX_FILTERS } from '@/domain/features/matrix/matrixFilters';
import { containsText } from '@/lib/text/containsText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { useCopyFeatures } from '../copy/useCopyFeatures';
import { FeatureMatrixTable } from './FeatureMatrixTable';
import { type useMatrix } from './useMatrix';

interface Props {
  agency: string;
  matrix: ReturnType<typeof useMatrix>;
  onOpen: (application: Application, feature?: string) => void;
  onRefresh: () => void;
}

const NO_COLUMNS: ReadonlySet<number> = new Set();

/** The table with its filters, which are in the URL (decision 27). */
export function FilteredFeatureMatrix({ agency, matrix, onOpen, onRefresh }: Props) {
  const copy = useCopyFeatures(agency, matrix);
  const { rows, columns, isFetching, refetchColumn } = matrix;
  const { getParam, setParams } = useQueryParams();
  const text = getParam('feature');
  const filterKey = getParam('filter');
  /** For each filter, the rows that it shows, with the columns for which it does. */
  const matches = useMemo(
    () =>
      MATRIX_FILTERS.map((filter) => ({
        filter,
        columnsByName: new Map(
          rows
            .map((row) => [row.name, findMatchingColumns(filter, row, columns)] as const)
            .filter(([, matching]) => matching.size > 0),
        ),
      })),
    [rows, columns],
  );
  const columnsByName = matches.find(({ filter }) => filter.key === filterKey)?.columnsByName;
  const shownRows = useMemo(
    () =>
      rows.filter(
        ({ name, description }) =>
          (columnsByName?.has(name) ?? true) && containsText(text, name, description),
      ),
    [rows, columnsByName, text],
  );
  // As in Fleet, what nothing matches is left out.
  const shownMatches = matches.filter(
    ({ filter, columnsByName: { size } }) => size > 0 || filter.key === filterKey,
  );
  const unread = describeUnreadColumns(columns);
  return (
    <>
      <div className="feature-matrix__tools">
        <FilterBox
          label="Search"
          placeholder="Name or description"
          value={text}
          appliedValue={text}
          onChange={(value) => setParams({ feature: value }, 'replace')}
        />
        <Button onClick={onRefresh} loading={isFetching}>
          Refresh
        </Button>
        {copy.button}
        {unread !== '' && <span className="feature-matrix__unread">{unread}</span>}
        <ChoiceChips
          label="Features shown"
          chips={shownMatches.map(({ filter, columnsByName: { size } }) => ({
            key: filter.key,
            label: (
              <span title={filter.description}>
                {filter.label} <strong className="feature-matrix__count">{size}</strong>
              </span>
            ),
          }))}
          chosen={columnsByName ? filterKey : null}
          onChoose={(key) => setParams({ filter: key ?? '' }, 'push')}
        />
      </div>
      <FeatureMatrixTable
        listKey={JSON.stringify(['features', agency, text, filterKey])}
        rows={shownRows}
        columns={columns}
        total={rows.length}
        getMarkedColumns={({ name }: ListedFeature) => columnsByName?.get(name) ?? NO_COLUMNS}
        onOpen={onOpen}
        onRetry={refetchColumn}
        selected={copy.selected}
        onSelect={copy.select}
        onCopy={copy.copyColumn}
        emptyState={
          rows.length === 0 ? (
            <EmptyState icon="appFeatures" title="There are no features" />
          ) : (
            <NoMatch
              title="No feature matches"
              clearLabel="Show all features"
              onClear={() => setParams({ feature: '', filter: '' }, 'push')}
            />
          )
        }
      />
      {copy.dialog}
    </>
  );
}
