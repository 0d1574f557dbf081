/** A rider's key is agency id * 2^32 + user id, so that the riders of an agency are stored together. */
const USER_IDS_PER_AGENCY = 2 ** 32;

/** Returns -1, which no row has, for a user id outside the range. */
export function toRiderKey(agencyId: number, userId: number): number {
  return userId > 0 && userId < USER_IDS_PER_AGENCY ? agencyId * USER_IDS_PER_AGENCY + userId : -1;
}

/** The first and the last possible key of an agency's riders. */
export function getRiderKeyRange(agencyId: number): [number, number] {
  return [agencyId * USER_IDS_PER_AGENCY, (agencyId + 1) * USER_IDS_PER_AGENCY - 1];
}
