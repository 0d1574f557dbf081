import { type PortalThunk } from './hooks';

/** A thunk: loads the API's code before the first call. Rejects when the code cannot be loaded. */
export function loadApi(): PortalThunk<Promise<void>> {
  return (_dispatch, _getState, extra) => extra.loadApi();
}
