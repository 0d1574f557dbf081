import { Link } from 'react-router-dom';
import { type JsonOutline, kindOf, nameJsonOf, valueJsonOf } from '@/lib/json/jsonOutline';
import { MAX_ROW_LENGTH, summarizeContainer, toShownText } from './jsonRowText';

/** Rows at deeper levels are not indented further; they show their level as text. */
const MAX_INDENT_LEVEL = 24;

interface Props {
  outline: JsonOutline;
  /** The number of the value in the outline. */
  node: number;
  id: string;
  /** Pixels from the top of the tree. */
  top: number;
  isOpen: boolean;
  isActive: boolean;
  isMatch: boolean;
  /** The page of the record that the value names. */
  link: string | null;
}

/**
 * Key and value are rendered as text, never as HTML. JsonTree handles the clicks, by `data-node`, `data-arrow` and
 * `data-show-full`.
 */
export function JsonRow({ outline, node, id, top, isOpen, isActive, isMatch, link }: Props) {
  const kind = kindOf(outline, node);
  const depth = outline.depths[node] ?? 0;
  const parent = outline.parents[node] ?? -1;
  const size = outline.childCounts[node] ?? 0;
  const isContainer = kind !== 'scalar';
  const valueLength = (outline.ends[node] ?? 0) - (outline.starts[node] ?? 0);
  const valueText = isContainer ? summarizeContainer(outline, node) : toShownText(valueJsonOf(outline, node));
  const isLong = !isContainer && valueLength > MAX_ROW_LENGTH;
  return (
    <div
      id={id}
      role="treeitem"
      className="json-view__row"
      data-node={node}
      data-match={isMatch || undefined}
      aria-level={depth + 1}
      aria-posinset={(outline.indexes[node] ?? 0) + 1}
      aria-setsize={parent < 0 ? 1 : outline.childCounts[parent]}
      aria-expanded={isContainer && size > 0 ? isOpen : undefined}
      aria-selected={isActive}
      style={{
        transform: `translateY(${top}px)`,
        paddingLeft: `calc(${Math.min(depth, MAX_INDENT_LEVEL)} * var(--fp-space-l))`,
      }}
    >
      <span className="json-view__arrow" data-arrow aria-hidden="true">
        {isContainer && size > 0 && (isOpen ? '▾' : '▸')}
      </span>
      {depth > MAX_INDENT_LEVEL && <span className="json-view__level">level {depth + 1}</span>}
      <Name outline={outline} node={node} />
      {/* The button is before the value, because the end of a long row is not visible. */}
      {isLong && (
        <button type="button" className="json-view__show-full" data-show-full tabIndex={-1}>
          show full value
        </button>
      )}
      <bdi className="json-view__value" data-kind={isContainer ? 'summary' : detectScalarKind(outline, node)}>
        {link === null ? valueText : <Link to={link}>{valueText}</Link>}
      </bdi>
    </div>
  );
}

function Name({ outline, node }: { outline: JsonOutline; node: number }) {
  const name = nameJsonOf(outline, node);
  const parent = outline.parents[node] ?? -1;
  if (name !== '')
    return (
      <>
        <bdi className="json-view__name">{toShownText(name)}</bdi>:{' '}
      </>
    );
  return parent < 0 ? null : <span className="json-view__index">{outline.indexes[node]}: </span>;
}

function detectScalarKind({ text, starts }: JsonOutline, node: number): 'string' | 'number' | 'literal' {
  const firstCharacter = text[starts[node] ?? 0] ?? '';
  if (firstCharacter === '"') return 'string';
  return /[-\d]/.test(firstCharacter) ? 'number' : 'literal';
}
