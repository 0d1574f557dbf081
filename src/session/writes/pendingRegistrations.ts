import { type Change } from '@/domain/changes/change';
import { isSameEmail } from '@/domain/emails';
import { type Id } from '@/domain/entities/fields';
import { type Region } from '@/domain/regions';
import { type PendingProfile, type PendingRegistration, type PendingWrite } from './pendingWritesSlice';

/** The agency's registrations that this tab has sent and that are not finished. */
export function listPendingRegistrations(
  writes: readonly PendingWrite[],
  region: Region | null,
  agency: string | null,
): readonly (PendingRegistration | PendingProfile)[] {
  return writes
    .filter((write) => write.kind !== 'correction')
    .filter((write) => write.region === region && write.agency === agency);
}

/** The `after` value of a registration whose administrator was created, in the change journal. */
export function formatRegisteredAdmin(email: string, userId: Id): string {
  return JSON.stringify({ email, user_id: userId });
}

/** Whether the pending write is the change, or a part of it that is missing. */
export function isPendingChange(
  write: PendingRegistration | PendingProfile,
  { object, after }: Pick<Change, 'object' | 'after'>,
): boolean {
  if (write.kind === 'registration')
    return object.kind === 'administrator' && isSameEmail(object.email, write.email);
  const { user_id: userId } = write.profile;
  return object.kind === 'administrator'
    ? after === formatRegisteredAdmin(object.email, userId)
    : object.kind === 'profile' && object.userId === String(userId);
}
