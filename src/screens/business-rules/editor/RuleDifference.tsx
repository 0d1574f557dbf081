import { useMemo } from 'react';
import { isSameRuleJson } from '@/domain/ruleValue';
import { findJsonDifferences } from '@/lib/json/jsonDifference';
import { DifferenceList } from '@/ui/data/DifferenceList';

/** Lists the differences between two rule JSON texts, key by key. */
export function RuleDifference({ before, after }: { before: string; after: string }) {
  const differences = useMemo(() => findJsonDifferences(before, after), [before, after]);
  if (differences.length === 0) {
    return (
      <p className="difference-list__none">
        {isSameRuleJson(before, after) ? 'No difference' : 'Only the order of the keys differs'}
      </p>
    );
  }
  return <DifferenceList differences={differences} />;
}
