import { type Failure } from '@/domain/failures';

/** Whether the platform could not be reached, rather than refused this agency. */
export function isPlatformDown({ kind, status = 0 }: Failure): boolean {
  return (
    kind === 'network' || kind === 'timeout' || kind === 'offline' || (kind === 'status' && status >= 500)
  );
}
