import './FilterChips.css';

/** Something that a list is narrowed or ordered by. */
export interface Chip {
  /** `Filter`. */
  name: string;
  value: string;
  onClear: () => void;
}

/** What a list is narrowed and ordered by, each with a way out of it; the focus goes to the filter from there. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  return chips.map(({ name, value, onClear }) => (
    <span key={name} className="filter-chip">
      <span className="filter-chip__text" title={value}>
        {name}: <bdi>{value}</bdi>
      </span>
      <button
        type="button"
        className="filter-chip__clear"
        aria-label={`Clear ${name.toLowerCase()} ${value}`}
        onClick={() => {
          onClear();
          document.querySelector<HTMLElement>('.filter-box input')?.focus();
        }}
      />
    </span>
  ));
}

/** A filter's chip, where there is a filter. */
export function filterChip(value: string, onClear: () => void): readonly Chip[] {
  return value === '' ? [] : [{ name: 'Filter', value, onClear }];
}
