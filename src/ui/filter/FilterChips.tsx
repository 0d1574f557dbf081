import { focusPageFilter } from '../focus/focusPageFilter';
import { type FilterChip } from './filterChip';
import './FilterChips.css';

/** Clearing a chip removes it, so the focus moves to the filter field. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const activeChips = chips.filter(({ value }) => value !== '');
  return activeChips.map(({ name, value, onClear }) => (
    <span key={name} className="filter-chip">
      <span className="filter-chip__text" title={value}>
        {`${name}: ${value}`}
      </span>
      <button
        type="button"
        className="filter-chip__clear"
        onClick={() => {
          onClear();
          focusPageFilter();
        }}
      >
        <span className="visually-hidden">{`Clear ${name.toLowerCase()} ${value}`}</span>
      </button>
    </span>
  ));
}
