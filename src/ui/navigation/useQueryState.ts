import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HistoryMode } from './useQueryParams';

/**
 * One choice in the query string as a state (decision 27). The default is left out. The setter stays the same, for
 * memoized components.
 */
export function useQueryState<Name extends string = string>(
  name: Name,
  historyMode: HistoryMode,
  defaultValue = '',
): readonly [value: string, setValue: (value: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const setParamsRef = useRef(setSearchParams);
  useEffect(() => {
    setParamsRef.current = setSearchParams;
  }, [setSearchParams]);
  const setValue = useCallback(
    (value: string) =>
      setParamsRef.current(
        (params) => {
          if (value === defaultValue) params.delete(name);
          else params.set(name, value);
          return params;
        },
        { replace: historyMode === 'replace' },
      ),
    [name, historyMode, defaultValue],
  );
  return [searchParams.get(name) ?? defaultValue, setValue];
}
