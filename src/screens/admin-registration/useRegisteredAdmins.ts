import { useState } from 'react';
import { type WriteOutcome } from '@/shared/writes/useWrite';
import { type ProfileStep, type RegistrationStep } from './registrationSteps';

/** The administrators whose email is known and who have no profile yet, or not for certain. */
export function useRegisteredAdmins(outcome: WriteOutcome<RegistrationStep>): readonly ProfileStep[] {
  const [admins, setAdmins] = useState<readonly ProfileStep[]>([]);
  const [seenOutcome, setSeenOutcome] = useState(outcome);
  if (outcome !== seenOutcome) {
    setSeenOutcome(outcome);
    setAdmins(updateAdmins(admins, outcome));
  }
  return admins;
}

export function isSameAdmin(left: ProfileStep, right: ProfileStep): boolean {
  return left.profile.user_id === right.profile.user_id;
}

function updateAdmins(
  admins: readonly ProfileStep[],
  outcome: WriteOutcome<RegistrationStep>,
): readonly ProfileStep[] {
  if (outcome.status !== 'success' && outcome.status !== 'failed') return admins;
  const { subject } = outcome;
  if (subject.step !== 'profile') return admins;
  const others = admins.filter((admin) => !isSameAdmin(admin, subject));
  if (outcome.status === 'success') return others;
  return subject.email === null ? admins : [...others, subject];
}
