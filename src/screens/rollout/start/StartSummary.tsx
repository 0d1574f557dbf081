import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { getInactiveDatabaseStatus } from '@/domain/databaseStatus';
import { type PlanSum } from '@/domain/rollout/planSums';
import { listRings } from '@/domain/rollout/rings';
import { type PlannedAgency, type Rollout, type RolloutSubject } from '@/domain/rollout/rollout';
import { describeSubject } from '@/domain/rollout/subjectValue';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';

interface Props {
  /** The ids of the warnings, each of which is shown only if it has agencies. */
  warningIds: { isProtected: string; isInactive: string };
  subject: RolloutSubject;
  rows: readonly PlannedAgency[];
  changes: PlanSum['changes'];
  protectedRows: readonly PlannedAgency[];
  /** The result that the start closes; null for none. */
  closedResult: Rollout | null;
  /** The parts of it that the operator can still need; null for none. */
  lostParts: string | null;
  isDryRun: boolean;
  onLeaveOut: (rows: readonly PlannedAgency[]) => void;
}

const joinNames = (rows: readonly PlannedAgency[]) =>
  rows.map(({ agency }) => agency.abbreviation).join(', ');

/** Summarizes the changes that a rollout would make, and their order. */
export function StartSummary({
  warningIds,
  subject,
  rows,
  changes,
  protectedRows,
  closedResult,
  lostParts,
  isDryRun,
  onLeaveOut,
}: Props) {
  const rings = listRings(rows.length).map(({ size }, index, { length }) =>
    index === length - 1 ? formatCount(size, 'agency', 'agencies') : formatNumber(size),
  );
  const inactiveRows = rows.filter(({ agency }) => getInactiveDatabaseStatus(agency) !== null);
  return (
    <>
      <dl className="rollout-start__facts">
        <dt>Subject</dt>
        <dd>{describeSubject(subject)}</dd>
        <dt>Changes</dt>
        <dd>
          <ul className="rollout-start__changes">
            {changes.map(({ key, text, money, count }) => (
              <li key={key}>
                <code>{text}</code>
                {money} in {formatNumber(count)}
              </li>
            ))}
          </ul>
        </dd>
        <dt>Agencies</dt>
        <dd>
          <details>
            <summary>{formatCount(rows.length, 'agency', 'agencies')}, one after the other</summary>
            {joinNames(rows)}
          </details>
        </dd>
        {rings.length > 1 && (
          <>
            <dt>Rings</dt>
            <dd>
              {rings.join(', then ')}.{' '}
              {isDryRun
                ? 'A dry run reads all of them without a pause, and sends nothing.'
                : 'It waits for you after the first agency, and stops at the first one that fails.'}
            </dd>
          </>
        )}
      </dl>
      {protectedRows.length > 0 && (
        <AgenciesWarning
          id={warningIds.isProtected}
          rows={protectedRows}
          total={rows.length}
          onLeaveOut={onLeaveOut}
        >
          Protected, and picked by you: <strong>{joinNames(protectedRows)}</strong>
        </AgenciesWarning>
      )}
      {inactiveRows.length > 0 && (
        <AgenciesWarning
          id={warningIds.isInactive}
          rows={inactiveRows}
          total={rows.length}
          onLeaveOut={onLeaveOut}
        >
          {formatNumber(inactiveRows.length)} of {formatNumber(rows.length)}{' '}
          {inactiveRows.length === 1 ? 'has' : 'have'} a database that is not active:{' '}
          {joinNames(inactiveRows)}
        </AgenciesWarning>
      )}
      {closedResult && lostParts !== null && (
        <p>
          This closes the result of {describeSubject(closedResult.subject)}, with {lostParts}.
        </p>
      )}
    </>
  );
}

interface WarningProps {
  id: string;
  /** The agencies that the warning is about. */
  rows: readonly PlannedAgency[];
  /** Number of all agencies of the start. */
  total: number;
  onLeaveOut: (rows: readonly PlannedAgency[]) => void;
  children: ReactNode;
}

/** The agencies can be left out, unless no agency would remain. */
function AgenciesWarning({ id, rows, total, onLeaveOut, children }: WarningProps) {
  return (
    <div className="rollout-start__warning">
      <p id={id}>{children}</p>
      {rows.length < total && (
        <Button
          size="small"
          aria-describedby={id}
          // The next warning can move to the place of this one.
          onClickCapture={ignoreSecondClick}
          onClick={() => onLeaveOut(rows)}
        >
          {rows.length === 1 ? 'Leave this one out' : 'Leave these out'}
        </Button>
      )}
    </div>
  );
}
