import { type QueueTarget } from '@/domain/changes/changeQueue';
import { type FeatureChanges } from '@/domain/features/featureChanges';
import { parseStates } from '@/domain/features/featureStates';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import { findChangeToCheck } from '@/session/journal/journalThunks';
import { toFeaturesChangeObject } from '@/shared/writes/featuresJournal';
import { createSubmission, type FeaturesSubmission } from '../applyFeaturesWrite';

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
    const sentChanges = sent?.after ? toChanges(sent.after) : changes;
    return {
      submission: {
        ...createSubmission({ agency, application, changes: sentChanges }),
        isSent: true,
        unknownCalls: { added: sentChanges.added.length > 0, removed: sentChanges.removed.length > 0 },
      },
      // By this browser's clock.
      sentAt: sent ? Date.now() - (getPlatformTime(state) - sent.at) : 0,
    };
  };
}

function toChanges(statesJson: string): FeatureChanges {
  const states = [...parseStates(statesJson)];
  const listNames = (isWanted: boolean) =>
    states.filter(([, isOn]) => isOn === isWanted).map(([name]) => name);
  return { added: listNames(true), removed: listNames(false) };
}
