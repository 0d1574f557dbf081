import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { REGION_PARAM } from '@/domain/regionParam';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  selectPreferences,
  tableLayoutChanged,
  tableLayoutReset,
} from '@/session/preferences/preferencesSlice';
import { loadSavedViews, type SavedView, selectSavedViews } from './savedViewsSlice';

/** The content of a view: the list's filter and sort order, and its columns. */
type ViewContent = Pick<SavedView, 'search' | 'layout'>;

/** The saved views of a list, and what the list shows now. */
export function useListViews(table: string) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => dispatch(loadSavedViews()), [dispatch]);
  const views = usePortalSelector(selectSavedViews).filter((view) => view.table === table);
  const layout = usePortalSelector((state) => selectPreferences(state).tables[table]) ?? null;
  const current: ViewContent = { search: pickViewParams(search), layout };
  return {
    views,
    current,
    /** The list as it is without a view; the tab of a profile stays. */
    defaultView: { search: pickTab(search), layout: null } as ViewContent,
    isShown: (view: ViewContent) =>
      pickViewParams(view.search) === current.search && formatLayout(view.layout) === formatLayout(layout),
    show: (view: ViewContent) => {
      dispatch(view.layout ? tableLayoutChanged({ table, layout: view.layout }) : tableLayoutReset(table));
      // Back undoes another filter or sort order; columns are a preference.
      void navigate({ search: view.search }, { replace: pickViewParams(view.search) === current.search });
    },
  };
}

/**
 * Without the region, which the session has, and without an open record and the page. Sorted by name, because a filter
 * that is typed again comes last.
 */
function pickViewParams(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [REGION_PARAM, 'record', 'page']) params.delete(name);
  params.sort();
  return params.toString();
}

/** Without the order in which columns were hidden, which older views have. */
function formatLayout(layout: ViewContent['layout']): string {
  return JSON.stringify(layout && [layout.order, layout.hidden.toSorted()]);
}

function pickTab(search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab === null ? '' : new URLSearchParams({ tab }).toString();
}
