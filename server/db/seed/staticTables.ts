import type { Database } from '../database';
import countries from './data/countries.json';
import timezones from './data/timezones.json';

/** The ids are the positions from 1. */
export const FEATURE_SETS = [
  'Fixed Route',
  'Paratransit',
  'Mobile Ticketing',
  'Account Based Ticketing',
  'Smartcard',
  'Demand Response',
  'Trip Planning',
  'Real-Time Arrivals',
  'Fare Capping',
  'Employer Programs',
  'Retail Network',
  'Parking',
];

/** The feature set that a new agency gets by default: Mobile Ticketing. */
export const DEFAULT_FEATURE_SET_ID = 3;

/** The ids of time zones are their positions in the file, from 1. */
export function seedStaticTables(db: Database): void {
  timezones.forEach((name, index) => db.run('INSERT INTO timezones VALUES (?, ?)', index + 1, name));
  for (const [code, name] of countries) {
    if (typeof code === 'number' && typeof name === 'string')
      db.run('INSERT INTO countries VALUES (?, ?)', code, name);
  }
  FEATURE_SETS.forEach((name, index) => db.run('INSERT INTO featuresets VALUES (?, ?)', index + 1, name));
}
