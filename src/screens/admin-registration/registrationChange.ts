import { type ChangeObject } from '@/domain/change';
import { type Id } from '@/domain/entities/fields';
import { type Failure, mayHaveBeenApplied, reasonText } from '@/domain/failures';
import {
  ADMIN_REGISTERED,
  administratorTexts,
  PROFILE_NOT_GENERATED,
  profileTexts,
} from '@/domain/failureTexts/registration';
import { inSentences } from '@/lib/inSentences';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { changeChecked, changeEnded, changeFailed, changeSent } from '@/session/recordChange';
import { type FailedRegistration, type Registration } from './registration';

/*
 * What the record of writes says of registrations: administrator and profile are one write of two halves (decision
 * 20); a profile that is finished later is a write of its own, and settles the first one as well. To be dispatched.
 */

function administrator(email: string): ChangeObject {
  return { kind: 'administrator', email };
}

function profileOf(userId: Id): ChangeObject {
  return { kind: 'profile', userId: String(userId) };
}

function after(email: string, userId: Id): string {
  return JSON.stringify({ email, user_id: userId });
}

/** The administrator is sent: of the form no more than the e-mail. */
export function administratorSent(agency: string, email: string) {
  const sent = JSON.stringify({ email });
  return changeSent({ agency, object: administrator(email), before: null, after: sent });
}

export function administratorFailed(agency: string, email: string, failure: Failure) {
  const { title, details } = administratorTexts(failure);
  const message = inSentences([title, ...details, reasonText(failure)]);
  return changeFailed(agency, administrator(email), failure, message);
}

/** The administrator is there; what becomes of the profile is not known yet. */
export function administratorRegistered(agency: string, email: string, userId: Id) {
  const message = 'The administrator is registered. No answer about the profile was heard yet.';
  return changeEnded(agency, administrator(email), 'unknown', message, { after: after(email, userId) });
}

/** The profile alone is sent, for an administrator who was registered before. */
export function profileSent(agency: string, userId: Id) {
  const sent = JSON.stringify({ user_id: userId });
  return changeSent({ agency, object: profileOf(userId), before: null, after: sent });
}

/** The profile's call ended; without a failure it is there, and so is all of the registration. */
export function profileEnded(agency: string, userId: Id, failure: Failure | null) {
  return (dispatch: PortalDispatch): void => {
    if (failure === null) return dispatch(profileFound(agency, userId, ADMIN_REGISTERED));
    const isUncertain = mayHaveBeenApplied(failure);
    const { title, details } = profileTexts(failure, isUncertain);
    const message = inSentences([title, ...details, reasonText(failure)]);
    dispatch(changeEnded(agency, profileOf(userId), isUncertain ? 'unknown' : 'failed', message));
    const whole = dispatch(registrationOf(agency, userId));
    const half = `The administrator is registered. ${message}`;
    if (whole) dispatch(changeEnded(agency, whole, isUncertain ? 'unknown' : 'partly', half));
  };
}

/** What 'Check now' has made of a registration. */
export function registrationChecked(agency: string, failed: FailedRegistration, next: Registration) {
  return (dispatch: PortalDispatch): void => {
    if (next.state === 'success') {
      dispatch(profileFound(agency, next.profile.user_id, 'A check found the profile there.'));
    } else if (next.state === 'profileFailed' && next.check !== 'unknown') {
      const { user_id: userId } = next.profile;
      if (failed.state === 'profileFailed') dispatch(changeChecked(agency, profileOf(userId), 'notApplied'));
      const whole =
        failed.state === 'adminFailed'
          ? administrator(failed.values.email.trim())
          : dispatch(registrationOf(agency, userId));
      const known =
        failed.state === 'adminFailed' ? { after: after(failed.values.email.trim(), userId) } : {};
      if (whole) dispatch(changeEnded(agency, whole, 'partly', PROFILE_NOT_GENERATED, known));
    } else if (next.state === 'adminFailed' && next.check !== null) {
      dispatch(changeChecked(agency, administrator(next.values.email.trim()), next.check));
    }
  };
}

function profileFound(agency: string, userId: Id, message: string) {
  return (dispatch: PortalDispatch): void => {
    dispatch(changeEnded(agency, profileOf(userId), 'succeeded', message));
    const whole = dispatch(registrationOf(agency, userId));
    if (whole) dispatch(changeEnded(agency, whole, 'succeeded', message));
  };
}

/** The recorded registration that made an administrator: after a reload their number alone is known. */
function registrationOf(agency: string, userId: Id) {
  return (_dispatch: unknown, getState: () => PortalState): ChangeObject | undefined =>
    selectJournal(getState()).changes.findLast(
      (change) =>
        change.agency === agency &&
        change.object.kind === 'administrator' &&
        change.after === after(change.object.email, userId),
    )?.object;
}
