import { useMemo } from 'react';
import { differencesOf } from '../../lib/jsonDifference';
import { cutText, isSameInner } from './ruleValue';
import './RuleDifference.css';

/** As many differences as are read through before a decision. */
const SHOWN = 50;
const VALUE_SHOWN = 200;

/** What a change makes different, key by key: the old value and the new one. */
export function RuleDifference({ before, after }: { before: string; after: string }) {
  const differences = useMemo(() => differencesOf(before, after), [before, after]);
  if (differences.length === 0) {
    return (
      <p className="rule-difference__none">
        {isSameInner(before, after) ? 'No difference' : 'Only the order of the keys differs'}
      </p>
    );
  }
  return (
    <ul className="rule-difference" aria-label="Difference">
      {differences.slice(0, SHOWN).map(({ path, before: was, after: is }) => (
        <li key={path} className="rule-difference__row">
          <span className="rule-difference__path">{path}</span>
          <Value name="old" json={was} />
          <span aria-hidden="true">→</span>
          <Value name="new" json={is} />
        </li>
      ))}
      {differences.length > SHOWN && <li>and {differences.length - SHOWN} more</li>}
    </ul>
  );
}

function Value({ name, json }: { name: 'old' | 'new'; json: string | undefined }) {
  if (json === undefined) return <em className="rule-difference__none">none</em>;
  const Mark = name === 'old' ? 'del' : 'ins';
  return <Mark className="rule-difference__value">{cutText(json, VALUE_SHOWN)}</Mark>;
}
