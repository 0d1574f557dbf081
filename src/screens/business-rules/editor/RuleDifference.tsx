import { useMemo } from 'react';
import { formatRuleMoneyChange } from '@/domain/ruleMoney';
import { isSameRuleJson } from '@/domain/ruleValue';
import { findJsonDifferences } from '@/lib/json/jsonDifference';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { DifferenceList } from '@/ui/data/DifferenceList';
import { findTextDifference } from './textDifference';
import './RuleDifference.css';

interface Props {
  before: string;
  after: string;
  /** Shown if there is none. */
  noneText?: string;
}

/**
 * Lists the differences between two rule JSON texts, key by key; those of texts with line breaks side by side. Of cents
 * it says the amounts, too.
 */
export function RuleDifference({ before, after, noneText = 'No difference' }: Props) {
  const differences = useMemo(() => findJsonDifferences(before, after), [before, after]);
  const texts = useMemo(() => findTextDifference(before, after), [before, after]);
  const currency = usePortalSelector(selectCurrency);
  if (differences.length === 0) {
    return (
      <p className="difference-list__none">
        {isSameRuleJson(before, after) ? noneText : 'Only the order of the keys differs'}
      </p>
    );
  }
  if (texts === null) {
    const money = formatRuleMoneyChange(before, after, currency);
    return (
      <div className="rule-difference">
        <DifferenceList differences={differences} />
        {money !== null && <span>{money}</span>}
      </div>
    );
  }
  return (
    <ul className="difference-list" aria-label="Difference">
      <li className="text-difference">
        <del className="difference-list__value">{texts.before}</del>
        <ins className="difference-list__value">{texts.after}</ins>
      </li>
    </ul>
  );
}
