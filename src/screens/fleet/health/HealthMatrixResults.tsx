import { useCallback, useMemo } from 'react';
import { listCheckIds } from '@/domain/fleet/compareHealth';
import { listAskedLineIds } from '@/domain/fleet/compareReadiness';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { NoMatch } from '@/ui/filter/NoMatch';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { ChangesList } from '../ChangesList';
import { type ComparedColumns, describeNoHealthChange, describeNothingBetter } from '../describeNoChange';
import { CellChips } from './CellChips';
import { CompareSelect } from './CompareSelect';
import { ExportButtons } from './ExportButtons';
import { HealthAgencyPanel } from './HealthAgencyPanel';
import { CHANGED, countMatches, filterTable, type HealthTable } from './healthTable';
import { HealthMatrix } from './matrix/HealthMatrix';
import { ReadinessPanel } from './ReadinessPanel';
import { RetryAgencyButton } from './RetryAgencyButton';
import { RunChangedButton } from './RunChangedButton';
import { RunTools } from './RunTools';
import { type Comparison } from './useComparison';

interface Props {
  run: FleetRun<'health'>;
  table: HealthTable;
  isReadiness: boolean;
  comparison: Comparison;
  /** Filters the agencies. */
  text: string;
  /** Moves the focus to the progress of the run. */
  focusRun: () => void;
}

const renderRetry = (abbreviation: string, isTabStop: boolean) => (
  <RetryAgencyButton abbreviation={abbreviation} label="Retry" isTabStop={isTabStop} />
);

const CHECKS: ComparedColumns = { nouns: ['check', 'checks'], listIds: listCheckIds };
const LINES: ComparedColumns = { nouns: ['line', 'lines'], listIds: listAskedLineIds };

/** The matrix of a run, with its filters, its export, and one agency beside it. */
export function HealthMatrixResults({ run, table, isReadiness, comparison, text, focusRun }: Props) {
  const region = usePortalSelector(selectRegion);
  const { pinned } = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const { setParams } = useQueryParams<FleetParam>();
  const [sort, setSort] = useSortParam('sortHealth');
  const [status, setStatus] = useQueryParam<FleetParam>('cellStatus', 'push');
  const isKnown = status === CHANGED || table.statuses.some(({ key }) => key === status);
  const filter = isKnown ? status : null;
  /** `METRO`, or `METRO.coupons`: neither an abbreviation nor the id of a column has a dot. */
  const [openedCell, setOpenedCell] = useQueryParam<FleetParam>('openedCell', 'replace');
  const [opened, columnId = null] = openedCell.split('.');
  const openCell = useCallback(
    (abbreviation: string, column: string | null) =>
      setOpenedCell(column === null ? abbreviation : `${abbreviation}.${column}`),
    [setOpenedCell],
  );
  const counts = useMemo(() => countMatches(table), [table]);
  const shown = useMemo(() => filterTable(table, text, filter), [table, text, filter]);
  const openedRow = table.rows.find(({ agency }) => agency.abbreviation === opened);
  const Panel = isReadiness ? ReadinessPanel : HealthAgencyPanel;
  const { pattern, other } = comparison;
  return (
    <>
      <div className="fleet-tools">
        <CellChips table={table} counts={counts} filter={filter} onFilter={(key) => setStatus(key ?? '')} />
        <CompareSelect comparison={comparison} />
        <RunTools run={run} onOpen={comparison.select}>
          <ExportButtons run={run} table={table} isReadiness={isReadiness} />
        </RunTools>
      </div>
      {(pattern !== null || other) && (
        <div className="fleet-tools">
          <ChangesList
            title={comparison.title}
            noneText={
              other
                ? describeNoHealthChange(run, other, isReadiness ? LINES : CHECKS)
                : describeNothingBetter(run, pattern ?? '')
            }
            changes={comparison.changes.map(({ abbreviation, columnId, lines }) => ({
              key: `${abbreviation} ${columnId}`,
              abbreviation,
              text: [table.columns.find(({ id }) => id === columnId)?.title ?? '', lines.join('; ')]
                .filter((part) => part !== '')
                .join(': '),
            }))}
            onOpen={(abbreviation) => openCell(abbreviation, null)}
          />
          {/* Asked again, they would be later than the other run, and not compared any more. */}
          {!comparison.isOtherLater && (
            <RunChangedButton
              changes={comparison.changes}
              label={other?.region === run.region ? 'Run changed only' : 'Run these only'}
              focusRun={focusRun}
            />
          )}
        </div>
      )}
      <div className="fleet-matrix">
        <HealthMatrix
          listKey={JSON.stringify([run.id, isReadiness, text, filter])}
          table={table}
          shown={shown}
          sort={sort}
          pinned={pinned}
          renderRetry={renderRetry}
          onSort={setSort}
          onOpen={openCell}
          opened={openedRow ? { abbreviation: openedRow.agency.abbreviation, columnId } : null}
          emptyState={
            <NoMatch
              title="No agency matches"
              onClear={() => setParams({ filterHealth: '', cellStatus: '' }, 'push')}
            />
          }
        />
        {openedRow && (
          <Panel run={run} columnId={columnId} row={openedRow} onClose={() => setOpenedCell('')} />
        )}
      </div>
    </>
  );
}
