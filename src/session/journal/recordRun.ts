import { nanoid } from '@reduxjs/toolkit';
import { type ChangeObjects } from '@/domain/changes/change';
import { getPlatformTime } from '../auth/clockSkew';
import { selectRegion } from '../auth/sessionSlice';
import { type PortalThunk } from '../hooks';
import { runRecorded } from './journalSlice';
import { loadJournal } from './loadJournal';

/** A thunk: one entry for each run of Fleet. A later message of the same run takes the place of the earlier one. */
export function recordRun(run: ChangeObjects['fleetRun'], message: string): PortalThunk {
  return (dispatch, getState) => {
    dispatch(loadJournal());
    const state = getState();
    dispatch(
      runRecorded({
        id: nanoid(),
        at: getPlatformTime(state),
        operator: state.session.email,
        region: selectRegion(state),
        agency: null,
        object: { kind: 'fleetRun', ...run },
        before: null,
        after: null,
        withheld: null,
        outcome: 'succeeded',
        message,
        reason: '',
      }),
    );
  };
}
