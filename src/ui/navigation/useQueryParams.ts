import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether a change of the query string is a new entry of the history, or changes the current one. */
export type HistoryMode = 'push' | 'replace';

const NO_DEFAULTS = {};

/**
 * Stores a list's view in the query string (decision 27), so that a reload, the back button and a copied link show the
 * same list. Use 'replace' for typed text, and 'push' for a selection (a page, a tab, an order, a chip) that the back button
 * should undo. `Name`: the names of the page's parameters. `setParams` stays the same, for memoized components.
 * @param defaults the values that are left out; '' for a parameter without one
 */
export function useQueryParams<Name extends string = string>(
  defaults: Readonly<Partial<Record<string, string>>> = NO_DEFAULTS,
): {
  getParam: (name: Name) => string;
  setParams: (values: Readonly<Partial<Record<Name, string>>>, historyMode: HistoryMode) => void;
} {
  const [searchParams, setSearchParams] = useSearchParams();
  const setSearchParamsRef = useRef(setSearchParams);
  useEffect(() => {
    setSearchParamsRef.current = setSearchParams;
  }, [setSearchParams]);
  const getParam = (name: Name) => searchParams.get(name) ?? defaults[name] ?? '';
  const setParams = useCallback(
    (values: Readonly<Partial<Record<Name, string>>>, historyMode: HistoryMode) =>
      setSearchParamsRef.current(
        (params) => {
          for (const [name, value] of Object.entries<string | undefined>(values)) {
            if (value === undefined || value === (defaults[name] ?? '')) params.delete(name);
            else params.set(name, value);
          }
          return params;
        },
        { replace: historyMode === 'replace' },
      ),
    [defaults],
  );
  return { getParam, setParams };
}
