import { type PortalThunk } from './hooks';

/** Wraps a thunk that adds a slice or listeners to the store: its later calls do nothing, and return what the first one has returned. */
export function oncePerStore<Result>(thunk: PortalThunk<Result>): () => PortalThunk<Result> {
  const results = new WeakMap<object, Result>();
  return () => (dispatch, getState, extra) => {
    if (!results.has(dispatch)) results.set(dispatch, thunk(dispatch, getState, extra));
    return results.get(dispatch) as Result;
  };
}
