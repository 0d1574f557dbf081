/** Riders are keyed by agency first: this many user ids fit below one agency. */
const USER_IDS = 2 ** 32;

/** The key of a rider's row. An id outside of the range answers a key that no row has. */
export function toRiderKey(agencyId: number, userId: number): number {
  return userId > 0 && userId < USER_IDS ? agencyId * USER_IDS + userId : -1;
}

/** The first and last key that an agency's riders can have. */
export function getRiderKeyRange(agencyId: number): [number, number] {
  return [agencyId * USER_IDS, (agencyId + 1) * USER_IDS - 1];
}
