import { useState } from 'react';
import './FactList.css';

export interface Fact {
  label: string;
  /** Undefined while it is under way. */
  value: string | undefined;
  hint?: string | undefined;
}

/** A fact as it is read from a record. */
export interface FactRow<Thing> {
  label: string;
  value: (thing: Thing) => string;
  hint?: (thing: Thing) => string | undefined;
}

/** The facts of a record, without values while it is under way. */
export function factsOf<Thing>(rows: readonly FactRow<Thing>[], thing: Thing | undefined): Fact[] {
  return rows.map(({ label, value, hint }) => ({
    label,
    value: thing && value(thing),
    hint: thing && hint?.(thing),
  }));
}

interface Props {
  /** What is told of. */
  label: string;
  facts: readonly Fact[];
  /** Something around it says what came of it: a failure, a dialog. */
  isSilent?: boolean;
}

/** What is known of one thing: names and values, each in its place from the start; told once they are there. */
export function FactList({ label, facts, isSilent = false }: Props) {
  const isLoading = facts.some(({ value }) => value === undefined);
  const [wasLoading] = useState(isLoading);
  return (
    <>
      <dl className="fact-list" aria-label={label} aria-busy={isLoading}>
        {facts.map((fact) => (
          <div key={fact.label} className="fact-list__fact">
            <dt>{fact.label}</dt>
            <dd title={fact.hint ?? fact.value}>
              {fact.value ?? <span className="fact-list__skeleton" aria-label="Loading" role="img" />}
            </dd>
          </div>
        ))}
      </dl>
      {wasLoading && (
        <p aria-live="polite" className="visually-hidden">
          {!isLoading && !isSilent && `${label}, loaded`}
        </p>
      )}
    </>
  );
}
