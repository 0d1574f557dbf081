/** Explanations of column heads. The glossary has them too (src/domain/glossary.ts). */
export const COLUMN_TERMS = {
  appSession: 'The session of the app: the platform’s field application_session.',
  databaseName: 'An agency that is created here has a database with the name of its abbreviation.',
  poId: 'The id of a purchase order.',
  rmid: 'A number of the platform. An administrator who is registered here has 0.',
} as const;
