import { type FilterChip } from './filterChip';
import './FilterChips.css';

/** What a list is narrowed and ordered by, each with a way out of it; the focus goes to the filter from there. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const present = chips.filter(({ value }) => value !== '');
  return present.map(({ name, value, onClear }) => (
    <span key={name} className="filter-chip">
      <span className="filter-chip__text" title={value}>
        {`${name}: ${value}`}
      </span>
      <button
        type="button"
        className="filter-chip__clear"
        onClick={() => {
          onClear();
          document.querySelector<HTMLElement>('.filter-box input')?.focus();
        }}
      >
        <span className="visually-hidden">{`Clear ${name.toLowerCase()} ${value}`}</span>
      </button>
    </span>
  ));
}
