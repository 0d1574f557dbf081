import { EmptyState } from '../feedback/EmptyState';
import { ClearFilterButton } from './ClearFilterButton';

interface Props {
  title: string;
  onClear: () => void;
}

/** Stands in place of rows when a filter leaves none. */
export function NoMatchState({ title, onClear }: Props) {
  return <EmptyState icon="search" title={title} action={<ClearFilterButton onClear={onClear} />} />;
}
