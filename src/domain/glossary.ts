import { COLUMN_TERMS } from './columnTerms';

/** The words of the portal that its screens do not explain. Words whose meaning no document has are left out. */
export const GLOSSARY: readonly (readonly [term: string, meaning: string])[] = [
  ['A Tel.', COLUMN_TERMS['A Tel.']],
  ['Administrator', 'A user of one agency. An operator who opens an agency works as its administrator.'],
  ['Agency', 'A transit authority on the platform, named by its abbreviation.'],
  ['All Agencies, Configure Agencies', 'Two links to one page, AGENCIES.'],
  ['App feature', 'A switch of a client app, for one application, version and platform.'],
  ['App. Session ID', COLUMN_TERMS['App. Session ID']],
  ['Broken', 'The group of app features whose names have no known prefix.'],
  ['Business rule', 'A setting of an agency: a number, a boolean, a text, or an object of JSON.'],
  ['Changes', 'The writes of this session, with the values before and after.'],
  ['Check now', 'Reads again whether a change was applied that ended without an answer.'],
  ['Concession Type', COLUMN_TERMS['Concession Type']],
  ['Correction', 'A change of a payment’s amount or medium. The rider’s balance moves by the difference.'],
  ['Coupon', 'The payment medium that needs a coupon and a count.'],
  ['Customer Internal ID', COLUMN_TERMS['Customer Internal ID']],
  ['Database name', COLUMN_TERMS.Database],
  ['Feature set', 'A bundle of the platform’s functions that an agency is created with.'],
  ['Imperial', 'The agency’s measurement: imperial (true) or metric (false).'],
  ['Operator, PSO user', 'A user of this portal, who signs in with email and password.'],
  [
    'Order of rows',
    'A list that is read in parts has the platform’s order: riders by User ID, others by Created, both from the highest down; users and administrators by email. Lists that are read as a whole can be sorted by their heads.',
  ],
  ['P Tel.', COLUMN_TERMS['P Tel.']],
  ['PO ID', COLUMN_TERMS['PO ID']],
  ['Put back', 'Opens the form of a change with the values before it. You submit it as always.'],
  ['Region', 'US East or Australia. Each has its own platform and its own operators.'],
  ['RMID', COLUMN_TERMS.RMID],
  ['RMPay', 'A payment medium, by the platform’s name. The agency’s own name is in front of it.'],
  ['Unknown outcome', 'No answer came that can be trusted: the change may have been applied.'],
];
