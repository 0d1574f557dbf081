import { countChanges, type FeatureChanges } from '@/domain/features/featureChanges';

const KINDS = [
  { kind: 'added', sign: '+', label: 'add' },
  { kind: 'removed', sign: '−', label: 'remove' },
] as const;
/** More features than these are folded. */
const SHOWN_NAMES = 6;

/** The features to add and to remove. */
export function ChangedNames({ changes }: { changes: FeatureChanges }) {
  const kinds = KINDS.filter(({ kind }) => changes[kind].length > 0);
  const lists = kinds.map(({ kind, sign, label }) => (
    <span key={kind} className="changed-names" data-kind={kind}>
      <span aria-hidden="true">{sign}</span> <span className="visually-hidden">{label}</span>{' '}
      {changes[kind].join(', ')}
    </span>
  ));
  if (countChanges(changes) <= SHOWN_NAMES) return lists;
  return (
    <details className="changed-names__folded">
      <summary>{kinds.map(({ kind, label }) => `${label} ${changes[kind].length}`).join(', ')}</summary>
      {lists}
    </details>
  );
}
