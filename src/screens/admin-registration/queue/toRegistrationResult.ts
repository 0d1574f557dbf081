import { type ItemResult, type QueuedAdministrator } from '@/domain/changes/changeQueue';
import { describeAdministratorFailure } from '@/domain/failureTexts/adminRegistration';
import { isWriteUnresolved, type WriteOutcome } from '@/shared/writes/useWrite';
import { getEmail, type RegistrationStep } from '../registrationSteps';

/** How the registration of a queue's administrator ended; null for another one, and while it is under way. */
export function toRegistrationResult(
  outcome: WriteOutcome<RegistrationStep>,
  person: QueuedAdministrator['person'],
): ItemResult | null {
  if (outcome.status === 'idle' || outcome.status === 'processing') return null;
  const { subject } = outcome;
  const email = getEmail(subject);
  // A profile that an earlier version has stored has no email, and is none of this queue.
  if (email === null) return null;
  if (outcome.status === 'success') {
    if (subject.step !== 'profile') return null;
    const { first_name, last_name, cell_phone } = subject.profile;
    const isSame =
      email === person.email &&
      first_name === person.firstName &&
      last_name === person.lastName &&
      cell_phone === person.telephone;
    return isSame
      ? { result: 'done', note: null }
      : { result: 'differed', note: 'other values were submitted' };
  }
  if (email !== person.email) return null;
  const isUnresolved = isWriteUnresolved(outcome);
  if (subject.step === 'profile')
    return isUnresolved
      ? { result: 'unknown', note: 'registered, but the profile may be missing' }
      : { result: 'failed', note: 'registered without a profile' };
  if (isUnresolved) return { result: 'unknown', note: 'it may have been applied' };
  const { title, details } = describeAdministratorFailure(outcome.failures[0] ?? null);
  return { result: 'failed', note: details.join(' ') || title };
}
