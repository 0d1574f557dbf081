import { type PortalThunk } from '../hooks';
import { saveResultReported } from '../noticesSlice';

/** A thunk for the result of an attempt to store something. `name`: as in a sentence, for example 'the ticket note'. */
export function reportSaveResult(name: string, isSaved: boolean): PortalThunk {
  return (dispatch, getState) => {
    const isReportedAsUnsaved = getState().notices.unsavedNames.includes(name);
    if (isReportedAsUnsaved === isSaved) dispatch(saveResultReported({ name, isSaved }));
  };
}
