/** The text of a list's filter, from `useUrlFilter` or, if it can be personal data, from `useSearchTerm`. */
export interface ListFilter {
  text: string;
  /** The trimmed text after the debounce, by which the rows are filtered. */
  debouncedText: string;
  onChange: (text: string) => void;
  /** Whether the text is in the store and not in the URL. */
  isInMemory?: boolean;
}
