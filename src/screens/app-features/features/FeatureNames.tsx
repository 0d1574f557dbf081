import './FeatureNames.css';

export function FeatureNames({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="feature-names">
      <h3 className="feature-names__title">
        {title} ({names.length})
      </h3>
      <ul aria-label={title} className="feature-names__list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
