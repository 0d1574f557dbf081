import { truncate } from '../lib/truncate';
import { type JsonDifference } from '../lib/jsonDifference';
import { trimCommonAffixes } from '../lib/trimCommonAffixes';
import './DifferenceList.css';

/** As many differences as are read through. */
const SHOWN = 50;
const VALUE_SHOWN = 200;
/** Characters that stay on either side of what differs in long texts. */
const CONTEXT = 20;

/** Where two values differ, place by place: the old value and the new one. */
export function DifferenceList({ differences }: { differences: readonly JsonDifference[] }) {
  return (
    <ul className="difference-list" aria-label="Difference">
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
    before === undefined || after === undefined ? [before, after] : trimCommonAffixes(before, after, CONTEXT);
  return (
    <li className="difference-list__row">
      <span className="difference-list__path">{path}</span>
      {was === undefined ? (
        <Nothing />
      ) : (
        <del className="difference-list__value">{truncate(was, VALUE_SHOWN)}</del>
      )}
      <span aria-hidden="true">→</span>
      {is === undefined ? (
        <Nothing />
      ) : (
        <ins className="difference-list__value">{truncate(is, VALUE_SHOWN)}</ins>
      )}
    </li>
  );
}

function Nothing() {
  return <em className="difference-list__none">none</em>;
}
