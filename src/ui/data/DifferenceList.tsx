import { type JsonDifference } from '@/lib/json/jsonDifference';
import { trimValues } from './trimValues';
import './DifferenceList.css';

const MAX_ROWS = 50;

interface Props {
  differences: readonly JsonDifference[];
  /** Whether there were no values before, because the object is new: then only its values are shown. */
  isNew?: boolean;
}

export function DifferenceList({ differences, isNew = false }: Props) {
  return (
    <ul className="difference-list" aria-label="Difference">
      {differences.slice(0, MAX_ROWS).map((difference, index) => (
        // Two paths can have the same text: a key can contain a dot.
        <Row key={`${index} ${difference.path}`} {...difference} isNew={isNew} />
      ))}
      {differences.length > MAX_ROWS && <li>and {differences.length - MAX_ROWS} more</li>}
    </ul>
  );
}

function Row({ path, before, after, isNew }: JsonDifference & { isNew: boolean }) {
  const { before: previous, after: next } = trimValues(before, after);
  return (
    <li className="difference-list__row">
      <span className="difference-list__path">{path}</span>
      {previous !== undefined && <del className="difference-list__value">{previous}</del>}
      {previous === undefined && !isNew && <NoValue />}
      {!isNew && <span aria-hidden="true">→</span>}
      {next === undefined ? <NoValue /> : <ins className="difference-list__value">{next}</ins>}
    </li>
  );
}

function NoValue() {
  return <em className="difference-list__none">none</em>;
}
