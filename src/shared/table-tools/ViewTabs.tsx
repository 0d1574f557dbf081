import { useState } from 'react';
import { CopyViewLink } from './CopyViewLink';
import { useListViews } from './useListViews';
import './ViewTabs.css';

interface Props {
  table: string;
  isFilterInMemory: boolean;
}

/** The saved views of a list above its table. They are saved and deleted in the Columns panel. */
export function ViewTabs({ table, isFilterInMemory }: Props) {
  const { views, defaultView, isShown, show } = useListViews(table);
  const [message, setMessage] = useState('');
  return (
    <>
      <div className="view-tabs" role="group" aria-label="Saved views">
        {[{ ...defaultView, name: 'Default' }, ...views].map((view, index) => (
          <button
            // A saved view may be called 'Default' too.
            key={index === 0 ? '' : view.name}
            type="button"
            className="view-tabs__tab"
            aria-pressed={isShown(view)}
            title={view.name}
            onClick={() => show(view)}
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
