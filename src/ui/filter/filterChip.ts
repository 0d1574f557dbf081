/** A filter or sort order that is active on a list, with a button that clears it. */
export interface FilterChip {
  /** For example `Filter` or `Sort`. */
  name: string;
  /** The chip is hidden while this is empty. */
  value: string;
  onClear: () => void;
}
