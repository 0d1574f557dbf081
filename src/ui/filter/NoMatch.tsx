import { EmptyState } from '../feedback/EmptyState';
import { useAfterInteraction } from '../loading/useAfterInteraction';
import { loadTableExtras } from '../table/extras/loadTableExtras';

interface Props {
  title: string;
  onClear: () => void;
}

/** Stands in place of rows when a filter leaves none. The button's code is not in a page's first scripts. */
export function NoMatch({ title, onClear }: Props) {
  const extras = useAfterInteraction(loadTableExtras);
  const action = extras && <extras.ClearFilterButton onClear={onClear} />;
  return <EmptyState icon="search" title={title} action={action} />;
}
