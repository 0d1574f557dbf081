import { type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
import { textOrDash } from '@/domain/missingValue';
import { buildRelatedPath, type RelatedKind } from '../relatedPath';
import { type GetShortcutProps } from './useRecordShortcuts';
import './RecordSummary.css';

/** A labelled value of a record, in words where the JSON has codes. */
export interface RecordFact {
  label: string;
  value: ReactNode;
  /** The page of the record that the value names. */
  path?: string;
}

interface Props {
  facts: readonly RecordFact[];
  /** The tooltip and the key of the first record that the facts name. */
  shortcutProps: ReturnType<GetShortcutProps>;
}

/** The facts that operators look for in a record, above its JSON. */
export function RecordSummary({ facts, shortcutProps }: Props) {
  const { pathname } = useLocation();
  // A payment is on the page of the rider that it names.
  const related = facts.find(({ path }) => path !== undefined && path !== pathname);
  return (
    <dl className="record-summary" aria-label="Summary">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.path === undefined ? (
              fact.value
            ) : (
              <Link to={fact.path} {...(fact === related && shortcutProps)}>
                {fact.value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The id of another record, as a link to it. */
export function buildRelatedFact(
  label: string,
  kind: RelatedKind,
  agency: string,
  id: Id | null,
): RecordFact {
  const path = buildRelatedPath(kind, agency, id);
  return { label, value: textOrDash(id), ...(path !== null && { path }) };
}
