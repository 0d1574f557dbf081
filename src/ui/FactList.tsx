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

/** What is known of one thing: names and values, each in its place from the start. */
export function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <dl className="fact-list" aria-label={label} aria-busy={facts.some(({ value }) => value === undefined)}>
      {facts.map((fact) => (
        <div key={fact.label} className="fact-list__fact">
          <dt>{fact.label}</dt>
          <dd title={fact.hint ?? fact.value}>
            {fact.value ?? <span className="fact-list__skeleton" aria-label="Loading" role="img" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
