import { type JsonDifference } from '@/lib/json/jsonDifference';
import {
  findMultilineDifference,
  LINE_BREAK,
  MAX_MULTILINE_LENGTH,
} from '@/lib/text/findMultilineDifference';
import { trimCommonAffixes } from '@/lib/text/trimCommonAffixes';
import { truncate } from '@/lib/text/truncate';
import { parseJson } from '@/lib/valueTests';
import './DifferenceList.css';

const MAX_ROWS = 50;
const MAX_VALUE_LENGTH = 200;
/** Characters that are shown before and after the difference of two long texts. */
const CONTEXT_LENGTH = 20;

interface Props {
  differences: readonly JsonDifference[];
  /** Whether there were no values before, because the object is new: then only its values are shown. */
  isNew?: boolean;
}

export function DifferenceList({ differences, isNew = false }: Props) {
  return (
    <ul className="difference-list" aria-label="Difference">
      {differences.slice(0, MAX_ROWS).map((difference) => (
        <Row key={difference.path} {...difference} isNew={isNew} />
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

/** The parts of two values that differ: with line breaks if they are texts of several lines, otherwise as JSON. */
function trimValues(before?: string, after?: string): Pick<JsonDifference, 'before' | 'after'> {
  if (before === undefined || after === undefined)
    return { before: truncateValue(before), after: truncateValue(after) };
  const [beforeText, afterText] = [parseText(before), parseText(after)];
  const texts =
    beforeText === null || afterText === null ? null : findMultilineDifference(beforeText, afterText);
  if (texts) return texts;
  const [previous, next] = trimCommonAffixes(before, after, CONTEXT_LENGTH);
  return { before: truncate(previous, MAX_VALUE_LENGTH), after: truncate(next, MAX_VALUE_LENGTH) };
}

function truncateValue(value?: string): string | undefined {
  const text = value === undefined ? null : parseText(value);
  if (text !== null && LINE_BREAK.test(text)) return truncate(text, MAX_MULTILINE_LENGTH);
  return value && truncate(value, MAX_VALUE_LENGTH);
}

/** The text of a JSON string; null for another value, which need not be JSON. */
function parseText(value: string): string | null {
  const text = value.startsWith('"') ? parseJson(value) : null;
  return typeof text === 'string' ? text : null;
}

function NoValue() {
  return <em className="difference-list__none">none</em>;
}
