/** Something that a list is narrowed or ordered by. */
export interface FilterChip {
  /** `Filter`. */
  name: string;
  /** Empty where there is nothing of it. */
  value: string;
  onClear: () => void;
}
