import { useCallback, useMemo } from 'react';
import { type HistoryMode, useQueryParams } from './useQueryParams';

/** One parameter of the query string as a state. The setter stays the same, for memoized components. */
export function useQueryParam<Name extends string = string>(
  name: Name,
  historyMode: HistoryMode,
  defaultValue = '',
): readonly [value: string, setValue: (value: string) => void] {
  const { getParam, setParams } = useQueryParams(
    useMemo(() => ({ [name]: defaultValue }), [name, defaultValue]),
  );
  const setValue = useCallback(
    (value: string) => setParams({ [name]: value }, historyMode),
    [setParams, name, historyMode],
  );
  return [getParam(name), setValue];
}
