/** A rider to seed, in the order of the table's columns after key, agency and user id. */
export interface SeedRider {
  type: string;
  rmid: number | null;
  customerInternalId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  aTelephone: string | null;
  pTelephone: string | null;
  dateOfBirth: string | null;
  smartcardId: number | null;
  smartcard: string | null;
  smartcardStatus: string | null;
  concessionType: string | null;
  riderType: string | null;
  amount: number | null;
  created: string;
}
