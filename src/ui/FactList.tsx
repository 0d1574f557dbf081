import './FactList.css';

export interface Fact {
  label: string;
  /** Undefined while it is under way. */
  value: string | undefined;
  hint?: string | undefined;
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
