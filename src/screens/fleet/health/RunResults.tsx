import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { baselineChosen } from '@/shared/fleet/fleetSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { FleetTable } from '../FleetTable';
import { LabelledSelect } from '../LabelledSelect';
import { AgencyPanel } from './AgencyPanel';
import { CellChips } from './CellChips';
import { ChangesList } from './ChangesList';
import { EXPORT_FORMATS, exportRun } from './exportRun';
import { buildMatrixColumns } from './matrixColumns';
import {
  buildRows,
  type CellFilter,
  countCells,
  listRunChecks,
  matchesCell,
  type MatrixRow,
} from './matrixRows';
import { RunChangedButton } from './RunChangedButton';
import { useComparison } from './useComparison';

const FORMAT_LABELS = { csv: 'CSV', json: 'JSON', text: 'Text' } as const;
const getKey = ({ agency }: MatrixRow) => agency.abbreviation;

/** The matrix of a run: agencies by checks, with what has changed, and the results of one agency beside it. */
export function RunResults({ run }: { run: FleetRun<'health'> }) {
  const dispatch = usePortalDispatch();
  const isBaseline = usePortalSelector(({ fleet }) => fleet?.baselineId === run.id);
  const comparison = useComparison(run);
  const checks = useMemo(() => listRunChecks(run), [run]);
  const rows = useMemo(() => buildRows(run, comparison.changes), [run, comparison.changes]);
  const counts = useMemo(() => countCells(rows, checks), [rows, checks]);
  const [filter, setFilter] = useState<CellFilter | null>(null);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const shownChecks = useMemo(
    () =>
      filter === null ? checks : checks.filter(({ id }) => rows.some((row) => matchesCell(row, id, filter))),
    [checks, rows, filter],
  );
  const columns = useMemo(() => buildMatrixColumns(shownChecks, checks.length), [shownChecks, checks]);
  const shownRows = useMemo(
    () =>
      rows.filter(
        (row) =>
          matchesText(row, text) &&
          (filter === null || shownChecks.some(({ id }) => matchesCell(row, id, filter))),
      ),
    [rows, text, filter, shownChecks],
  );
  const openedRow = rows.find((row) => getKey(row) === opened);
  return (
    <>
      <div className="fleet-tools">
        <FilterBox label="Filter" placeholder="Agency" value={text} onChange={setText} appliedValue={text} />
        <CellChips counts={counts} filter={filter} onFilter={setFilter} />
        <LabelledSelect
          label="Compare with"
          value={comparison.key}
          options={[{ key: 'none', label: 'Nothing' }, ...comparison.options]}
          onSelect={comparison.select}
        />
        <RunChangedButton changes={comparison.changes} />
        {run.status === 'done' && (
          <Button
            size="small"
            aria-pressed={isBaseline}
            onClick={() => dispatch(baselineChosen(isBaseline ? null : run.id))}
          >
            {isBaseline ? 'Is the baseline' : 'Make it the baseline'}
          </Button>
        )}
        <div className="fleet-tools__export" role="group" aria-label="Download">
          {EXPORT_FORMATS.map((format) => (
            <Button
              key={format}
              size="small"
              aria-label={`Download as ${FORMAT_LABELS[format]}`}
              onClick={() => exportRun(run, rows, format, PORTAL_VERSION)}
            >
              {FORMAT_LABELS[format]}
            </Button>
          ))}
        </div>
      </div>
      {comparison.key !== '' && comparison.key !== 'none' && (
        <ChangesList changes={comparison.changes} checks={checks} onOpen={setOpened} />
      )}
      <div className="fleet-matrix">
        <FleetTable
          label="Agencies"
          runId={run.id}
          columns={columns}
          rows={shownRows}
          getKey={getKey}
          onOpen={setOpened}
          emptyState={<EmptyState title="No agency matches" />}
        />
        {openedRow && <AgencyPanel row={openedRow} checks={checks} onClose={() => setOpened(null)} />}
      </div>
    </>
  );
}

function matchesText({ agency: { abbreviation, name } }: MatrixRow, text: string): boolean {
  const term = text.trim().toLowerCase();
  return abbreviation.toLowerCase().includes(term) || (name ?? '').toLowerCase().includes(term);
}
