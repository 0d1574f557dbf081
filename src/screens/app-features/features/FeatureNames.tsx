import './FeatureNames.css';

interface Props {
  title: string;
  names: readonly string[];
  /** More names than these are only counted. */
  limit?: number;
}

export function FeatureNames({ title, names, limit = names.length }: Props) {
  if (names.length === 0) return null;
  return (
    <section className="feature-names">
      <h3 className="feature-names__title">
        {title} ({names.length})
      </h3>
      <ul aria-label={title} className="feature-names__list">
        {names.slice(0, limit).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > limit && <li>and {names.length - limit} more</li>}
      </ul>
    </section>
  );
}
