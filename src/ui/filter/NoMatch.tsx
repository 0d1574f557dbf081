import { type ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { useAfterInteraction } from '../loading/useAfterInteraction';
import { loadTableExtras } from '../table/extras/loadTableExtras';

interface Props {
  title: string;
  onClear: () => void;
  /** The button's text. */
  clearLabel?: string;
  /** A sentence below the title. */
  children?: ReactNode;
}

/** Stands in place of rows when a filter leaves none. The button's code is not in a page's first scripts. */
export function NoMatch({ title, onClear, clearLabel, children }: Props) {
  const extras = useAfterInteraction(loadTableExtras);
  const action = extras && <extras.ClearFilterButton label={clearLabel} onClear={onClear} />;
  return (
    <EmptyState icon="search" title={title} action={action}>
      {children}
    </EmptyState>
  );
}
