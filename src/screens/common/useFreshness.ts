import { NavigationType, useNavigationType } from 'react-router-dom';
import { LIST_FRESH_S } from '../../domain/limits';

/**
 * When an infinite list that is still in memory is asked for again: never where the back button brings it back, with
 * the same rows at the same place; once it has aged where a link opens it anew.
 */
export function useFreshness(): { refetchOnMountOrArgChange: number | false } {
  return { refetchOnMountOrArgChange: useNavigationType() === NavigationType.Pop ? false : LIST_FRESH_S };
}
