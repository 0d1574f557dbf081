import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether a change of the query string is a new entry of the history, or changes the current one. */
export type HistoryMode = 'push' | 'replace';

/**
 * Stores a list's view in the query string (decision 27), so that a reload, the back button and a copied link show the
 * same list. An empty value removes the parameter. Use 'replace' for typed text, and 'push' for a selection (a page, a
 * tab, an order, a chip) that the back button should undo. `Name`: the names of the page's parameters.
 */
export function useQueryParams<Name extends string = string>(): {
  getParam: (name: Name) => string;
  setParams: (values: Readonly<Partial<Record<Name, string>>>, historyMode: HistoryMode) => void;
} {
  const [searchParams, setSearchParams] = useSearchParams();
  const getParam = (name: Name) => searchParams.get(name) ?? '';
  const setParams = useCallback(
    (values: Readonly<Partial<Record<Name, string>>>, historyMode: HistoryMode) =>
      setSearchParams(
        (params) => {
          for (const [name, value] of Object.entries<string | undefined>(values)) {
            if (!value) params.delete(name);
            else params.set(name, value);
          }
          return params;
        },
        { replace: historyMode === 'replace' },
      ),
    [setSearchParams],
  );
  return { getParam, setParams };
}
