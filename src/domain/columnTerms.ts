/** Explanations of column heads, by the head. The glossary has them too (src/domain/glossary.ts). */
export const COLUMN_TERMS = {
  'A Tel.': 'The rider’s telephone number a_telephone_number. The profile’s Phone is another field.',
  'P Tel.': 'The rider’s telephone number p_telephone_number. The profile’s Phone is another field.',
  'App. Session ID': 'The session of the app: the platform’s field application_session.',
  'Concession Type': 'The platform’s field concession_type. The diagnostics list the agency’s concessions.',
  'Customer Internal ID': 'The platform’s field customer_internal_id, beside the User ID.',
  Database: 'An agency that is created here has a database with the name of its abbreviation.',
  'PO ID': 'The id of a purchase order.',
  RMID: 'A number of the platform. An administrator who is registered here has 0.',
} as const;
