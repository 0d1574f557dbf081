import { type QueueTarget } from '@/domain/changes/changeQueue';
import { parseStates, toStatesAfter } from '@/domain/features/featureStates';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { findChangeToCheck } from '@/session/journal/journalThunks';
import { toFeaturesChangeObject } from '@/shared/writes/featuresJournal';
import { createSubmission, type FeaturesSubmission, getAllCalls } from '../applyFeaturesWrite';

/**
 * A thunk: what was sent for an item whose outcome is unknown, and when, in milliseconds since 1970. The journal has what
 * differed then. If it has nothing to check, the write has been answered meanwhile, and all that the queue asks for is read.
 */
export function findSentSubmission({
  agency,
  switches: { application, changes },
}: Required<QueueTarget>): PortalThunk<{ submission: FeaturesSubmission; sentAt: number }> {
  return (dispatch, getState) => {
    const id = dispatch(findChangeToCheck(agency, toFeaturesChangeObject(application)));
    const state = getState();
    const sent = selectJournal(state).changes.find((change) => change.id === id);
    const after = sent?.after ? parseStates(sent.after) : toStatesAfter(changes);
    const before = sent?.before ? parseStates(sent.before) : null;
    const sentChanges = {
      added: [...after.keys()].filter((name) => after.get(name)),
      removed: [...after.keys()].filter((name) => !after.get(name)),
    };
    return {
      submission: {
        ...createSubmission({ agency, application, changes: sentChanges }),
        isSent: true,
        areFailuresUnknown: true,
        alreadySet: [...after.keys()].filter((name) => before?.get(name) === after.get(name)),
        unknownCalls: getAllCalls(sentChanges),
      },
      // By this browser's clock.
      sentAt: sent ? Date.now() - (getPlatformTime(state) - sent.at) : 0,
    };
  };
}
