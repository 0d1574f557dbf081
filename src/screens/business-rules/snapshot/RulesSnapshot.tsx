import { useEffect, useMemo, useRef } from 'react';
import { getRegionCurrency } from '@/domain/regions';
import { compareRulesSnapshot } from '@/domain/snapshots/compareRulesSnapshot';
import { type Snapshot, type SnapshotContents } from '@/domain/snapshots/snapshot';
import { formatCount } from '@/lib/text/formatCount';
import { selectCurrency } from '@/session/auth/sessionSlice';
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
  const current = useRulesReading(agency);
  const { reading, readAll, progress } = current;
  const snapshot = useSnapshot({
    kind: 'rules',
    agency,
    readAll,
    hasNoDifference,
    onFound: () => setIsOpen(true),
  });
  const { reference, isOwn, wasComparisonRequested } = snapshot;
  const currency = usePortalSelector(selectCurrency);
  const isReady = isOpen && wasComparisonRequested && progress === null;
  const comparison = useMemo(
    () => (reference && reading && isReady ? compareRulesSnapshot(reference.content, reading) : null),
    [reference, reading, isReady],
  );
  const { revert, ...revertStatus } = useRevertRuleTo(agency, ruleEdit);
  const summaryRef = useRef<HTMLElement>(null);
  const revertButtonRef = useRef<HTMLElement>(null);
  // After a rule was put back, its row and the pressed button are gone: Tab goes on from the summary.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!ruleEdit.isIdle || !isLost || revertButtonRef.current?.isConnected !== false) return;
    revertButtonRef.current = null;
    summaryRef.current?.focus({ preventScroll: true });
  });
  if (!isOpen) return null;
  return (
    <SnapshotPanel
      kind="rules"
      snapshot={snapshot}
      current={current}
      result={
        comparison && {
          ...comparison,
          compared: `${countRules(comparison.ruleCount)} in ${formatCount(comparison.categoryCount, 'category', 'categories')}`,
          hasAllParts: reading?.hasAllCategories === true,
        }
      }
      unread={reading?.unread ?? []}
      notes={
        <>
          {comparison && comparison.withheldCount > 0 && (
            <p className="snapshot__note">
              {countRules(comparison.withheldCount)} with a value that looks like a secret or an address: not
              kept, and not compared.
            </p>
          )}
          <ReadThenEditStatus {...revertStatus} />
        </>
      }
      summaryRef={summaryRef}
      onClose={() => setIsOpen(false)}
    >
      {reference && comparison && comparison.differences.length > 0 && (
        <RuleDifferences
          differences={comparison.differences}
          currencies={[getRegionCurrency(reference.region), currency]}
          isOwn={isOwn}
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

function countRules(count: number): string {
  return formatCount(count, 'rule', 'rules');
}
