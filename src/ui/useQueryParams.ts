import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A value kept in the page's query string under `name` (decision 27), so that a reload, the back button and a
 * pasted link give the same list. An empty value is absent. What was typed replaces the address; what was chosen
 * (a page, a tab) makes a new one to come back to.
 */
export function useQueryParams(): {
  getParam: (name: string) => string;
  setParams: (values: Readonly<Record<string, string>>, historyMode: 'replace' | 'push') => void;
} {
  const [searchParams, setSearchParams] = useSearchParams();
  const getParam = useCallback((name: string) => searchParams.get(name) ?? '', [searchParams]);
  const setParams = useCallback(
    (values: Readonly<Record<string, string>>, historyMode: 'replace' | 'push') =>
      setSearchParams(
        (params) => {
          for (const [name, value] of Object.entries(values)) {
            if (value === '') params.delete(name);
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
