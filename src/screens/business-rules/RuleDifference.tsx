import { useMemo } from 'react';
import { differencesOf, type JsonDifference } from '../../lib/jsonDifference';
import { narrowedPair } from '../../lib/narrowedPair';
import { cutText, isSameInner } from './ruleValue';
import './RuleDifference.css';

/** As many differences as are read through before a decision. */
const SHOWN = 50;
const VALUE_SHOWN = 200;
/** Characters that stay on either side of what differs in long texts. */
const CONTEXT = 20;

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
      {differences.slice(0, SHOWN).map((difference) => (
        <Row key={difference.path} {...difference} />
      ))}
      {differences.length > SHOWN && <li>and {differences.length - SHOWN} more</li>}
    </ul>
  );
}

function Row({ path, before, after }: JsonDifference) {
  // Of long texts only the part that differs.
  const [was, is] =
    before === undefined || after === undefined ? [before, after] : narrowedPair(before, after, CONTEXT);
  return (
    <li className="rule-difference__row">
      <span className="rule-difference__path">{path}</span>
      {was === undefined ? (
        <Nothing />
      ) : (
        <del className="rule-difference__value">{cutText(was, VALUE_SHOWN)}</del>
      )}
      <span aria-hidden="true">→</span>
      {is === undefined ? (
        <Nothing />
      ) : (
        <ins className="rule-difference__value">{cutText(is, VALUE_SHOWN)}</ins>
      )}
    </li>
  );
}

function Nothing() {
  return <em className="rule-difference__none">none</em>;
}
