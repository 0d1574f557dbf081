import { type Change } from '@/domain/changes/change';
import { type Rollout, type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { type AuditRow, type openTables, type Rollouts } from './rolloutFixture';

type Tables = ReturnType<typeof openTables>;

/** The subject of a generated rollout, and its values. */
export interface Kind {
  subject: RolloutSubject;
  /** Values of before, of the plan, and of colleagues. */
  values: readonly string[];
  target: string;
  write: (tables: Tables, agency: string, value: string) => void;
  read: (tables: Tables, agency: string) => string | undefined;
}
/** The kind of a request of an agency. */
type Call = 'signIn' | 'read' | 'write';

/** A request of an agency, in the order in which they were sent. */
export interface Sent {
  agency: string;
  call: Call;
  hasFault: boolean;
}

/** No other agency is asked while one has to be dealt with, and nothing is written without a look. */
export function findOrderProblems(
  { agency, call }: Pick<Sent, 'agency' | 'call'>,
  { waitsFor, steps }: Rollout,
  earlier: readonly Sent[],
  { subject }: Kind,
): string[] {
  const last = earlier.findLast((other) => other.agency === agency);
  const step = steps.find((other) => other.agency.abbreviation === agency);
  const isSecondOfPair = subject.kind === 'features' && last?.call === 'write' && !last.hasFault;
  return [
    ...(step ? [] : [`${agency} is not in the plan`]),
    ...(waitsFor !== null && (agency !== waitsFor || call === 'write')
      ? [`${agency} got a ${call} while ${waitsFor} was open`]
      : []),
    ...(call === 'write' && last?.call !== 'read' && !isSecondOfPair
      ? [`${agency} was written without a look`]
      : []),
    ...(call === 'write' && step?.status !== 'sending'
      ? [`${agency} was written while ${step?.status}`]
      : []),
  ];
}

/** The differences between the portal's table and the platform's own tables. */
export function findDifferences(
  { getRollout, getChanges }: Rollouts,
  audit: readonly AuditRow[],
  sent: readonly Sent[],
  kind: Kind,
  tables: Tables,
): string[] {
  const { steps } = getRollout();
  const planned = new Set(steps.map(({ agency }) => agency.abbreviation));
  const [outside] = audit.filter(({ agency }) => !planned.has(agency));
  return [
    ...(outside ? [`${outside.agency} was changed outside the plan`] : []),
    ...audit
      .filter(({ after }) => kind.subject.kind === 'rule' && after !== kind.target)
      .map(({ agency, after }) => `${agency} got ${after}`),
    ...steps.flatMap((step) => {
      const name = step.agency.abbreviation;
      const rows = audit.filter(({ agency }) => agency === name).length;
      const writes = sent.filter(({ agency, call }) => agency === name && call === 'write');
      const entries = getChanges().filter(({ agency }) => agency === name);
      const value = kind.read(tables, name);
      const isRight = [
        isAuditRight(step, rows, writes.length),
        // Nobody has changed it since it was read last.
        (step.status !== 'done' && step.status !== 'unchanged') || value === kind.target,
        step.status !== 'skipped' || step.written !== 'no' || value === step.before,
        entries.length > 0 === writes.length > 0,
        isEntryRight(step, entries),
      ];
      const names = [
        'the audit',
        'the target',
        'the value of before',
        'the number of entries',
        'the last entry',
      ];
      return names
        .filter((_name, index) => !isRight[index])
        .map((what) => `${name}: ${what} (${JSON.stringify({ ...step, rows, writes, value })})`);
    }),
  ];
}

/** Whether the rows of the platform are what the portal says that it has written. */
function isAuditRight({ status, written }: RolloutStep, rows: number, writes: number): boolean {
  if (status === 'unchanged') return rows === 0;
  if (status === 'pending') return rows === 0 && writes === 0;
  switch (written) {
    case 'no':
      return rows === 0;
    case 'partly':
    case 'yes':
      return rows > 0;
    case 'unknown':
      return rows <= writes;
  }
}

function isEntryRight({ status, written }: RolloutStep, entries: readonly Change[]): boolean {
  const outcome = entries.at(-1)?.outcome;
  if (outcome === undefined) return true;
  if (status === 'failed')
    // An accepted write was made, also when somebody has changed the value again. Of later tries, one can have been refused.
    return outcome === 'succeeded' ? written === 'yes' : outcome === 'failed' || outcome === 'partly';
  if (status === 'unknown') return outcome === 'unknown';
  // The last try can have been refused, and an earlier write have been applied late, or a colleague have done the rest.
  return (
    status !== 'done' ||
    entries.some((entry) => entry.outcome === 'succeeded' || entry.completedAt !== undefined)
  );
}
