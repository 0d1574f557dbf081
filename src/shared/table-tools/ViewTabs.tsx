import { useState } from 'react';
import { type ListFilter } from '../lists/listFilter';
import { CopyViewLink } from './CopyViewLink';
import { useListViews } from './useListViews';
import './ViewTabs.css';

interface Props {
  table: string;
  filter: ListFilter | undefined;
}

/** The saved views of a list above its table. They are saved and deleted in the Columns panel. */
export function ViewTabs({ table, filter }: Props) {
  const { views, defaultView, isShown, show } = useListViews(table);
  const [message, setMessage] = useState('');
  const isFilterInMemory = filter?.isInMemory === true;
  // A search for people is part of no view. The list without a view has none.
  const hasSearch = isFilterInMemory && filter.text !== '';
  const showDefault = () => {
    show(defaultView);
    if (hasSearch) filter.onChange('');
  };
  return (
    <>
      <div className="view-tabs" role="group" aria-label="Saved views">
        {[{ ...defaultView, name: 'Default' }, ...views].map((view, index) => (
          <button
            // A saved view may be called 'Default' too.
            key={index === 0 ? '' : view.name}
            type="button"
            className="view-tabs__tab"
            aria-pressed={isShown(view) && !(index === 0 && hasSearch)}
            title={view.name}
            onClick={index === 0 ? showDefault : () => show(view)}
          >
            {view.name}
          </button>
        ))}
      </div>
      <span role="status" className="view-tabs__status">
        {message}
      </span>
      <CopyViewLink isFilterInMemory={isFilterInMemory} onMessage={setMessage} />
    </>
  );
}
