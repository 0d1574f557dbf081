/** A rider to seed, in the order of the table's columns after key, agency and user id. */
export interface SeedRider {
  /** The kind of user, for counts of users: mostly `rider`. Not to be confused with `riderType`. */
  type: string;
  /** A number of the platform, which the portal shows as RMID. */
  rmid: number | null;
  customerInternalId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** The platform's two telephone numbers, A and P. A rider's profile has only P, as `cell_phone`. */
  aTelephone: string | null;
  pTelephone: string | null;
  dateOfBirth: string | null;
  smartcardId: number | null;
  smartcard: string | null;
  smartcardStatus: string | null;
  concessionType: string | null;
  /** The kind of customer, a column of the riders list, such as `Registered`. */
  riderType: string | null;
  /** The balance in cents. */
  amount: number | null;
  created: string;
}
