import { type Failure } from '@/domain/failures';

/** Whether the platform could not be reached or has failed, rather than refused this agency. */
export function isPlatformDown({ kind, status = 0 }: Failure): boolean {
  return (
    kind === 'network' || kind === 'timeout' || kind === 'offline' || (kind === 'status' && status >= 500)
  );
}
