import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listCheckIds } from '@/domain/fleet/compareHealth';
import { listAskedLineIds } from '@/domain/fleet/compareReadiness';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { ChangesList } from '../ChangesList';
import { type ComparedColumns, describeNoHealthChange, describeNothingBetter } from '../describeNoChange';
import { AgencyPanel } from './AgencyPanel';
import { CellChips } from './CellChips';
import { CompareSelect } from './CompareSelect';
import { ExportButtons } from './ExportButtons';
import { countCells, filterTable, type HealthTable } from './healthTable';
import { HealthMatrix, type HealthMatrixHandle } from './matrix/HealthMatrix';
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
  /** The switch between the views. */
  children: ReactNode;
}

interface OpenedCell {
  abbreviation: string;
  columnId: string | null;
}

const renderRetry = (abbreviation: string, isTabStop: boolean) => (
  <RetryAgencyButton abbreviation={abbreviation} label="Retry" isTabStop={isTabStop} />
);

const CHECKS: ComparedColumns = { nouns: ['check', 'checks'], listIds: listCheckIds };
const LINES: ComparedColumns = { nouns: ['line', 'lines'], listIds: listAskedLineIds };

/** The matrix of a run, with its filters, its export, and one agency beside it. */
export function MatrixResults({ run, table, isReadiness, comparison, children }: Props) {
  const region = usePortalSelector(selectRegion);
  const { pinned } = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const matrixRef = useRef<HealthMatrixHandle>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  const openCell = useCallback(
    (abbreviation: string, columnId: string | null) => setOpened({ abbreviation, columnId }),
    [],
  );
  const counts = useMemo(() => countCells(table.rows, table.columns), [table]);
  const shown = useMemo(() => filterTable(table, text, filter), [table, text, filter]);
  const openedRow = table.rows.find(({ agency }) => agency.abbreviation === opened?.abbreviation);
  const Panel = isReadiness ? ReadinessPanel : AgencyPanel;
  const { pattern, other } = comparison;
  return (
    <>
      <div className="fleet-tools fleet-health-run">
        <RunBar run={run} barRef={barRef} />
        {children}
        <FilterBox label="Filter" placeholder="Agency" value={text} onChange={setText} appliedValue={text} />
      </div>
      <div className="fleet-tools">
        <CellChips table={table} counts={counts} filter={filter} onFilter={setFilter} />
        <CompareSelect comparison={comparison} />
        <RunTools run={run} onOpen={comparison.select}>
          <ExportButtons run={run} table={table} isReadiness={isReadiness} />
        </RunTools>
      </div>
      {(pattern !== null || other) && (
        <div className="fleet-tools">
          <ChangesList
            title={pattern === null ? 'What changed' : `What is better in ${pattern}`}
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
            onOpen={(abbreviation) => setOpened({ abbreviation, columnId: null })}
          />
          <RunChangedButton changes={comparison.changes} focusRun={() => barRef.current?.focus()} />
        </div>
      )}
      <div className="fleet-matrix">
        <HealthMatrix
          ref={matrixRef}
          {...{ table, shown, pinned, renderRetry }}
          onOpen={openCell}
          emptyState={
            <NoMatch
              title="No agency matches"
              onClear={() => {
                setText('');
                setFilter(null);
              }}
            />
          }
        />
        {openedRow && opened && (
          <Panel
            {...{ run }}
            row={openedRow}
            columnId={opened.columnId}
            onClose={() => {
              flushSync(() => setOpened(null));
              // The cell that opened the panel may have been rendered anew, or the list of changes be another one.
              if (document.activeElement === document.body) matrixRef.current?.focusCell();
            }}
          />
        )}
      </div>
    </>
  );
}
