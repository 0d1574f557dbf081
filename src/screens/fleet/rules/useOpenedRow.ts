import { type FleetParam } from '@/domain/fleet/fleetPath';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** In place of a key: the row of the link was closed. */
const CLOSED = 'none';

/**
 * The row that is open beside a table of rules, in the query string. `linkedKey`: the row of the link that led here, which
 * is open at first.
 */
export function useOpenedRow(linkedKey = '') {
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const opened = getParam('openedRule') || linkedKey;
  // The filter by value belongs to the rule.
  return {
    opened,
    open: (key: string) => setParams({ openedRule: key, value: '' }, 'replace'),
    close: () => setParams({ openedRule: linkedKey === '' ? '' : CLOSED, value: '' }, 'replace'),
  };
}
