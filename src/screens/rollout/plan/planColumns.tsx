import { getInactiveDatabaseStatus } from '@/domain/databaseStatus';
import { type Currency } from '@/domain/regions';
import { PLAN_STATUS_LABELS } from '@/domain/rollout/planSums';
import { type PlannedAgency, type PlanStatus, type RolloutSubject } from '@/domain/rollout/rollout';
import { formatDifferingParts } from '@/domain/rollout/subjectValue';
import { getStatusTone, type StatusTone } from '@/domain/statusTones';
import { StatusTag } from '@/ui/data/StatusTag';
import { type Column } from '@/ui/table/column';
import { buildValueColumn } from '../buildValueColumn';
import { buildAgencyColumn, buildNameColumn, buildTimeColumn } from '../rolloutColumns';

interface Options {
  subject: RolloutSubject;
  currency: Currency;
  picked: ReadonlySet<string>;
  protectedAgencies: ReadonlySet<string>;
  onPick: (abbreviation: string, isPicked: boolean) => void;
}

/** How a status is shown, and what its label in `domain/rollout/planSums.ts` leaves open. */
const PLAN_STATUSES: Readonly<Record<PlanStatus, { tone: StatusTone; hint: string }>> = {
  change: { tone: 'info', hint: '' },
  unchanged: { tone: 'ok', hint: '' },
  notRead: { tone: 'still', hint: '' },
  otherType: { tone: 'wait', hint: 'Its rule has a value of another type, or with another key.' },
  readOnly: { tone: 'wait', hint: 'Its rule has a type that this portal cannot edit.' },
  ambiguous: { tone: 'wait', hint: 'It is not clear which of them is meant.' },
  ruleMissing: { tone: 'wait', hint: 'This portal cannot make a rule.' },
  categoryMissing: { tone: 'wait', hint: 'This portal cannot make a category.' },
  notListed: { tone: 'wait', hint: 'It does not have the application.' },
  notInCatalogue: { tone: 'wait', hint: 'It does not know a feature that is to be on.' },
  changedSince: { tone: 'wait', hint: 'It no longer has what the rollout wrote.' },
};

const STATUS_ORDER = Object.keys(PLAN_STATUS_LABELS);

/** Whether the agency's database is not active, and why it is left out, or is not picked with the others; empty for neither. */
export function describeRow(row: PlannedAgency, protectedAgencies: ReadonlySet<string>): string {
  const inactiveStatus = getInactiveDatabaseStatus(row.agency);
  const reason = describeReason(row, protectedAgencies);
  return inactiveStatus === null ? reason : `Database: ${inactiveStatus}. ${reason}`.trimEnd();
}

function describeReason(
  { agency, status, problem }: PlannedAgency,
  protectedAgencies: ReadonlySet<string>,
): string {
  if (problem !== null) return problem;
  if (status !== 'change') return PLAN_STATUSES[status].hint;
  const isProtected = protectedAgencies.has(agency.abbreviation);
  return isProtected ? 'Protected: pick it here.' : '';
}

/** The columns with each agency's value now and after the change. Only an agency that would change can be picked. */
export function buildPlanColumns(options: Options): readonly Column<PlannedAgency>[] {
  const { subject, currency, picked, protectedAgencies, onPick } = options;
  const note = (row: PlannedAgency) => describeRow(row, protectedAgencies);
  return [
    {
      key: 'pick',
      title: 'Pick',
      width: 48,
      isFixed: true,
      isControl: true,
      text: () => '',
      render: ({ agency: { abbreviation }, status }, isTabStop) =>
        status === 'change' && (
          <input
            type="checkbox"
            tabIndex={isTabStop ? 0 : -1}
            aria-label={`Pick ${abbreviation}`}
            checked={picked.has(abbreviation)}
            onChange={({ target }) => onPick(abbreviation, target.checked)}
          />
        ),
    },
    buildAgencyColumn(128),
    buildNameColumn(),
    {
      key: 'status',
      title: 'Status',
      width: 140,
      isFixed: true,
      text: ({ status }) => PLAN_STATUS_LABELS[status],
      sortBy: ({ status }) => STATUS_ORDER.indexOf(status),
      render: ({ status }) => (
        <StatusTag tone={PLAN_STATUSES[status].tone}>{PLAN_STATUS_LABELS[status]}</StatusTag>
      ),
    },
    buildValueColumn({
      subject,
      currency,
      key: 'now',
      title: 'Now',
      width: 93,
      getValue: ({ current }) => current,
      format: ({ current, target }) => current && formatDifferingParts(subject, current, target),
    }),
    buildValueColumn({
      subject,
      currency,
      key: 'target',
      title: 'Would be',
      width: 93,
      getValue: ({ status, target }) => (status === 'change' ? target : null),
      format: ({ status, current, target }) =>
        status === 'change' ? formatDifferingParts(subject, target, current ?? target) : null,
    }),
    {
      key: 'note',
      title: 'Note',
      width: 220,
      isGrowing: true,
      text: note,
      sortBy: note,
      render: (row) => {
        const inactiveStatus = getInactiveDatabaseStatus(row.agency);
        if (inactiveStatus === null) return null;
        return (
          <>
            <StatusTag tone={getStatusTone(inactiveStatus)}>{inactiveStatus}</StatusTag>{' '}
            {describeReason(row, protectedAgencies)}
          </>
        );
      },
    },
    buildTimeColumn({
      key: 'readAt',
      title: 'Read at',
      width: 104,
      getTime: ({ readAt }) => readAt,
      getReference: () => Date.now(),
    }),
  ];
}
