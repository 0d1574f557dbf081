import Button from 'antd/es/button';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { REGION_PARAM } from '@/domain/regionParam';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  selectPreferences,
  tableLayoutChanged,
  tableLayoutReset,
} from '@/session/preferences/preferencesSlice';
import { copyWithToast } from '@/ui/data/copyWithToast';
import {
  loadSavedViews,
  type SavedView,
  selectSavedViews,
  VIEW_NAME_LENGTH,
  viewRemoved,
  viewSaved,
} from './savedViewsSlice';

/** Saves what the list shows under a name in this browser, and shows it again. */
export function SavedViews({ table }: { table: string }) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => dispatch(loadSavedViews()), [dispatch]);
  const allViews = usePortalSelector(selectSavedViews);
  const layout = usePortalSelector((state) => selectPreferences(state).tables[table]) ?? null;
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const views = allViews.filter((view) => view.table === table);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    dispatch(viewSaved({ table, name: name.trim(), search: pickViewParams(search), layout }));
    setMessage(`Saved ${name.trim()}`);
    setName('');
  };
  const show = (view: SavedView) => {
    dispatch(view.layout ? tableLayoutChanged({ table, layout: view.layout }) : tableLayoutReset(table));
    void navigate({ search: view.search }, { replace: true });
    setMessage(`Showing ${view.name}`);
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
                onClick={() => show(view)}
              >
                {view.name}
              </Button>
              <Button
                size="small"
                type="text"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => dispatch(viewRemoved(view))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save}>
        <input
          className="columns-panel__view-name"
          aria-label="Name of the view"
          placeholder="Save this view as"
          maxLength={VIEW_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button size="small" htmlType="submit" disabled={name.trim() === ''}>
          Save
        </Button>
      </form>
      <div className="columns-panel__view-foot">
        <span role="status" className="columns-panel__status">
          {message || 'A view has filter, sort order and columns. A search for people is never saved.'}
        </span>
        <Button
          size="small"
          title="A link with filter and sort"
          onClick={() =>
            void copyWithToast(window.location.href, 'Copied the link to this view').then(setMessage)
          }
        >
          Copy link
        </Button>
      </div>
    </section>
  );
}

/** Without the region, which the session has, and without an open record and the page. */
function pickViewParams(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [REGION_PARAM, 'record', 'page']) params.delete(name);
  return params.toString();
}
