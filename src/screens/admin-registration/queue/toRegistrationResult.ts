import { type ItemResult, type QueuedAdministrator } from '@/domain/changes/changeQueue';
import { isSameEmail } from '@/domain/emails';
import { describeAdministratorFailure } from '@/domain/failureTexts/adminRegistration';
import { isWriteUnresolved, type WriteOutcome } from '@/shared/writes/useWrite';
import { getEmail, type RegistrationStep } from '../registrationSteps';

/**
 * How the registration of a queue's administrator ended; null for another one. `isOfQueue`: whether it was submitted in the
 * form that the queue has filled, where another email can have been typed.
 */
export function toRegistrationResult(
  outcome: WriteOutcome<RegistrationStep>,
  person: QueuedAdministrator['person'],
  isOfQueue: boolean,
): ItemResult | null {
  if (outcome.status === 'idle') return null;
  const { subject } = outcome;
  const isPerson = isSameEmail(getEmail(subject), person.email);
  if (!isPerson && !isOfQueue) return null;
  if (outcome.status === 'success') {
    if (subject.step !== 'profile') return null;
    const { first_name, last_name, cell_phone } = subject.profile;
    const isSame =
      isPerson &&
      first_name === person.firstName &&
      last_name === person.lastName &&
      cell_phone === person.telephone;
    return isSame
      ? { result: 'done', note: null }
      : { result: 'differed', note: 'other values were submitted' };
  }
  if (!isPerson) return null;
  const isProfile = subject.step === 'profile';
  if (outcome.status === 'processing' || isWriteUnresolved(outcome))
    return {
      result: 'unknown',
      note: isProfile ? 'registered, but the profile may be missing' : 'it may have been applied',
    };
  if (isProfile) return { result: 'failed', note: 'registered without a profile' };
  const { title, details } = describeAdministratorFailure(outcome.failures[0] ?? null);
  return { result: 'failed', note: details.join(' ') || title };
}
