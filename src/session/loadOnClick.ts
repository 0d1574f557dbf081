import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { type PortalThunk } from './hooks';
import { errorReported } from './noticesSlice';

/** A thunk for a click: loads the code behind it. If it cannot be loaded, a notice says so, and the next click tries again. */
export function loadOnClick<Module>(
  load: () => Promise<Module>,
  onLoaded: (loaded: Module) => void,
): PortalThunk {
  return (dispatch) => void load().then(onLoaded, () => dispatch(errorReported(CODE_NOT_LOADED_TEXT)));
}
