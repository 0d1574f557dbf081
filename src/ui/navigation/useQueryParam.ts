import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * One choice in the query string as a state (decision 27). The default is left out. A new value replaces the history entry,
 * so that Back leads to the page before. The setter stays the same, for memoized components.
 */
export function useQueryParam<Name extends string = string>(
  name: Name,
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
        { replace: true },
      ),
    [name, defaultValue],
  );
  return [searchParams.get(name) ?? defaultValue, setValue];
}
