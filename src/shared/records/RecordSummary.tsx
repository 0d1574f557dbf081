import { type ReactNode } from 'react';
import { type Id } from '@/domain/entities/fields';
import { textOrDash } from '@/domain/missingValue';
import { RecordLink } from '@/ui/navigation/RecordLink';
import { buildRelatedPath, type RelatedKind } from './relatedPath';
import './RecordSummary.css';

/** A labelled value of a record, in words where the JSON has codes. */
export interface RecordFact {
  label: string;
  value: ReactNode;
}

/** What operators look for in a record, above its JSON. */
export function RecordSummary({ facts }: { facts: readonly RecordFact[] }) {
  return (
    <dl className="record-summary" aria-label="Summary">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The id of another record, as a link to it. */
export function relatedFact(label: string, kind: RelatedKind, agency: string, id: Id | null): RecordFact {
  const path = buildRelatedPath(kind, agency, id);
  const text = textOrDash(id);
  return { label, value: path === null ? text : <RecordLink to={path}>{text}</RecordLink> };
}
