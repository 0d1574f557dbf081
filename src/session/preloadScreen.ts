import { type RouteName } from '@/domain/paths';
import { type PortalThunk } from './hooks';

/** A thunk: loads the code of a screen beside the call after which it opens, for example a sign-in. */
export function preloadScreen(name: RouteName): PortalThunk {
  return (_dispatch, _getState, extra) => extra.preloadScreen(name);
}
