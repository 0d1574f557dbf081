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
