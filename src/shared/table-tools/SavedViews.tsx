import Button from 'antd/es/button';
import { type FormEvent, useRef, useState } from 'react';
import { describeLongName } from '@/domain/validation/savedNames';
import { usePortalDispatch } from '@/session/hooks';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { CopyViewLink } from './CopyViewLink';
import { type SavedView, viewRemoved, viewSaved } from './savedViewsSlice';
import { useListViews } from './useListViews';

interface Props {
  table: string;
  isFilterInMemory: boolean;
}

/** Saves what the list shows under a name in this browser, and shows it again. */
export function SavedViews({ table, isFilterInMemory }: Props) {
  const dispatch = usePortalDispatch();
  const { views, current, show } = useListViews(table);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const nameRef = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();
  const nameProblem = describeLongName(trimmed);
  const canSave = trimmed !== '' && nameProblem === null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    dispatch(viewSaved({ table, name: trimmed, ...current }));
    setMessage(`Saved ${trimmed}`);
    setName('');
  };
  const showView = (view: SavedView) => {
    show(view);
    setMessage(`Showing ${view.name}`);
  };
  const remove = (view: SavedView) => {
    // The pressed button will be removed, and the panel handles Esc only while the focus is in it.
    nameRef.current?.focus();
    dispatch(viewRemoved(view));
    setMessage(`Deleted ${view.name}`);
  };
  return (
    <section className="columns-panel__views" aria-label="Views">
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <Button
                size="small"
                className="columns-panel__view"
                title={view.name}
                onClick={() => showView(view)}
              >
                {view.name}
              </Button>
              <Button
                size="small"
                type="text"
                aria-label={`Delete the view ${view.name}`}
                // A press puts the next view in the same place.
                onClickCapture={ignoreSecondClick}
                onClick={() => remove(view)}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save}>
        <input
          ref={nameRef}
          className="columns-panel__view-name"
          aria-label="Name of the view"
          placeholder="Save this view as"
          value={name}
          aria-invalid={nameProblem !== null}
          onChange={({ target }) => setName(target.value)}
        />
        {/* Not `disabled`: a press clears the name, and the button keeps the focus. */}
        <Button size="small" htmlType="submit" aria-disabled={!canSave}>
          Save
        </Button>
      </form>
      <div className="columns-panel__view-foot">
        <span role="status" className="columns-panel__status">
          {nameProblem ??
            (message || 'A view has filter, sort order and columns. A search for people is never saved.')}
        </span>
        <CopyViewLink isFilterInMemory={isFilterInMemory} onMessage={setMessage} />
      </div>
    </section>
  );
}
