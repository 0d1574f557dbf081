import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A value kept in the page's query string under `name` (decision 27), so that a reload, the back button and a
 * pasted link give the same list. An empty value is absent. What was typed replaces the address; what was chosen
 * (a page, a tab) makes a new one to come back to.
 */
export function useAddress(): {
  read: (name: string) => string;
  write: (values: Readonly<Record<string, string>>, how: 'typed' | 'chosen') => void;
} {
  const [search, setSearch] = useSearchParams();
  const read = useCallback((name: string) => search.get(name) ?? '', [search]);
  const write = useCallback(
    (values: Readonly<Record<string, string>>, how: 'typed' | 'chosen') =>
      setSearch(
        (present) => {
          for (const [name, value] of Object.entries(values)) {
            if (value === '') present.delete(name);
            else present.set(name, value);
          }
          return present;
        },
        { replace: how === 'typed' },
      ),
    [setSearch],
  );
  return { read, write };
}
