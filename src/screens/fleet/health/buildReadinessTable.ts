import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Agency } from '@/domain/entities/agency';
import { describeFailedOutcome } from '@/domain/fleet/failedAgencies';
import { type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { evaluateOutcome, READINESS_LABELS, summarizeReadiness } from '@/domain/fleet/readiness';
import { READINESS_STATUSES, type ReadinessCell, type ReadinessStatus } from '@/domain/fleet/readinessCell';
import { READINESS_LINES } from '@/domain/fleet/readinessLines';
import { formatNumber } from '@/lib/text/formatNumber';
import {
  describeChange,
  getKnownOutcome,
  groupChanges,
  type HealthTable,
  type HealthTableRow,
  memoizeByAgency,
  NO_CHANGES,
} from './healthTable';
import { type ComparisonResult } from './useComparison';

const CHECK_STATUSES: Readonly<Record<ReadinessStatus, CheckStatus>> = {
  done: 'ok',
  missing: 'alert',
  unknown: 'failed',
  notApplicable: 'skipped',
  notRun: 'notRun',
};
const RUNNING = { status: 'running', label: 'running', checkStatus: 'running' } as const;

const STATUSES = [
  ...READINESS_STATUSES.map((key) => ({
    key,
    checkStatus: CHECK_STATUSES[key],
    label: READINESS_LABELS[key],
  })),
  { key: RUNNING.status, checkStatus: RUNNING.checkStatus, label: RUNNING.label },
].map(({ key, checkStatus, label }) => ({
  key,
  checkStatus,
  format: (count: number) => `${formatNumber(count)} ${label}`,
}));

/** Builds the table of the readiness of each agency. */
export function buildReadinessTable(
  run: FleetRun<'health'>,
  { changes, changeLabel }: ComparisonResult,
): HealthTable {
  const changesByAgency = groupChanges(changes);
  return {
    sumTitle: 'Done',
    changeLabel,
    columns: READINESS_LINES,
    statuses: STATUSES,
    rows: run.agencies.map((agency) => {
      const { abbreviation } = agency;
      return buildRow(
        agency,
        getKnownOutcome(run, abbreviation),
        run.asking.includes(abbreviation),
        changesByAgency.get(abbreviation) ?? NO_CHANGES,
        changeLabel,
      );
    }),
  };
}

const buildRow = memoizeByAgency(
  (
    agency: Agency,
    outcome: FleetOutcome<'health'> | undefined,
    isAsking: boolean,
    changes: HealthTableRow['changes'],
    changeLabel: string,
  ): HealthTableRow => {
    const failure = outcome?.status === 'failed' ? describeFailedOutcome(outcome) : null;
    const readiness = evaluateOutcome(outcome);
    const { done, total, notRun } = summarizeReadiness(readiness);
    const cells = READINESS_LINES.map(({ id, title }) => {
      const line: ReadinessCell = readiness[id] ?? { status: 'notRun', evidence: '' };
      // Of an agency that could not be asked, no line was.
      const status = failure === null ? line.status : 'notRun';
      const label = READINESS_LABELS[status];
      const evidence = failure ?? line.screenEvidence ?? line.evidence;
      const change = describeChange({ changes, changeLabel }, id, failure ?? line.evidence);
      return [
        id,
        isAsking && outcome?.status !== 'done'
          ? { ...RUNNING, text: `${title}: running.` }
          : {
              status,
              label,
              checkStatus: CHECK_STATUSES[status],
              text: `${title}: ${label}. ${evidence} ${change}`.trimEnd(),
            },
      ] as const;
    });
    return {
      agency,
      isAsking,
      failure,
      cells: Object.fromEntries(cells),
      changes,
      changeLabel,
      done: outcome ? done : null,
      total,
      notRun,
    };
  },
);
