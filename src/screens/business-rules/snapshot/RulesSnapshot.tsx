import { useEffect, useMemo, useRef } from 'react';
import { isSameAgency } from '@/domain/agencyKey';
import { formatTime } from '@/domain/dates';
import { compareRulesSnapshot, type RulesComparison } from '@/domain/snapshots/compareRulesSnapshot';
import { describeFile, describeKept } from '@/domain/snapshots/describeSnapshot';
import { type Snapshot, type SnapshotContents } from '@/domain/snapshots/snapshot';
import { formatCount } from '@/lib/text/formatCount';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { SnapshotPanel } from '@/shared/snapshots/SnapshotPanel';
import { useSnapshot } from '@/shared/snapshots/useSnapshot';
import { type RuleEditActions } from '../editor/write/useRuleEdit';
import { ReadThenEditStatus } from '../ReadThenEditStatus';
import { RuleDifferences } from './RuleDifferences';
import { useRevertRuleTo } from './useRevertRuleTo';
import { useRulesReading } from './useRulesReading';

interface Props {
  agency: string;
  ruleEdit: RuleEditActions;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** The rules of an agency as they were, and what differs now (decision 143). */
export function RulesSnapshot({ agency, ruleEdit, isOpen, setIsOpen }: Props) {
  const { reading, readAll, progress, count, readAt } = useRulesReading(agency);
  const snapshot = useSnapshot({
    kind: 'rules',
    agency,
    readAll,
    hasNoDifference,
    onFound: () => setIsOpen(true),
  });
  const { revert, ...revertStatus } = useRevertRuleTo(agency, ruleEdit);
  const region = usePortalSelector(selectRegion);
  const summaryRef = useRef<HTMLElement>(null);
  const revertButtonRef = useRef<HTMLElement>(null);
  const { reference, isFromFile, wasComparisonRequested } = snapshot;
  const isReady = isOpen && wasComparisonRequested && progress === null;
  const comparison = useMemo(
    () => (reference && reading && isReady ? compareRulesSnapshot(reference.content, reading) : null),
    [reference, reading, isReady],
  );
  // After a rule was put back, its row and the pressed button are gone: Tab goes on from the summary.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!ruleEdit.isIdle || !isLost || revertButtonRef.current?.isConnected !== false) return;
    revertButtonRef.current = null;
    summaryRef.current?.focus({ preventScroll: true });
  });
  if (!isOpen) return null;
  const hasAllCategories = reading?.hasAllCategories === true;
  const source = reference && (isFromFile ? describeFile(reference) : describeKept(reference));
  return (
    <SnapshotPanel
      kind="rules"
      snapshot={snapshot}
      partCountText={count === null ? 'all categories' : formatCount(count, 'category', 'categories')}
      progress={progress}
      unread={reading?.unread.join(', ') || 'the complete list of categories'}
      summary={comparison && summarize(comparison, hasAllCategories, source ?? '')}
      notes={
        <>
          {comparison && <p className="snapshot__note">{describeCompared(comparison, readAt)}</p>}
          {isReady && reference && !reading && (
            <p className="error-text">The categories could not be read: nothing was compared.</p>
          )}
          {comparison && comparison.notCompared.length > 0 && (
            <p className="error-text">
              Could not be read, and not compared: {comparison.notCompared.join(', ')}
            </p>
          )}
          {comparison && !hasAllCategories && (
            <p className="error-text">
              The list of categories could not be read completely: rules of other categories were not
              compared.
            </p>
          )}
          <ReadThenEditStatus {...revertStatus} />
        </>
      }
      summaryRef={summaryRef}
      onClose={() => setIsOpen(false)}
    >
      {comparison && reference && comparison.differences.length > 0 && (
        <RuleDifferences
          differences={comparison.differences}
          isOwn={isSameAgency(reference, { region, agency })}
          onRevert={(rule, button) => {
            revertButtonRef.current = button;
            revert(rule);
          }}
        />
      )}
    </SnapshotPanel>
  );
}

function hasNoDifference(snapshot: Snapshot<'rules'>, answer: SnapshotContents['rules']): boolean {
  const { differences } = compareRulesSnapshot(snapshot.content, {
    answer,
    unread: [],
    hasAllCategories: true,
  });
  return differences.length === 0;
}

/** Never 'no difference' where a category could not be read. */
function summarize(
  { differences, notCompared }: RulesComparison,
  hasAllCategories: boolean,
  source: string,
): string {
  const { length: count } = differences;
  if (count > 0) return `${countRules(count)} ${count === 1 ? 'differs' : 'differ'} from ${source}`;
  return hasAllCategories && notCompared.length === 0
    ? `No rule differs from ${source}`
    : `Not all rules could be compared with ${source}`;
}

function describeCompared(comparison: RulesComparison, readAt: number | null): string {
  const { ruleCount, categoryCount, withheldCount } = comparison;
  const compared = `Compared: ${countRules(ruleCount)} in ${formatCount(categoryCount, 'category', 'categories')}${readAt === null ? '' : `, read at ${formatTime(readAt)}`}.`;
  return withheldCount === 0
    ? compared
    : `${compared} ${countRules(withheldCount)} with a value that looks like a secret or an address: not kept, and not compared.`;
}

function countRules(count: number): string {
  return formatCount(count, 'rule', 'rules');
}
