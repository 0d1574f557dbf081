import { createAction } from '@reduxjs/toolkit';
import { type Region } from '../domain/regions';

/** An agency's page was entered. It stands apart from the preferences, which remember it: the shell says it without their code. */
export const agencyVisited = createAction<{ region: Region; abbreviation: string }>(
  'preferences/agencyVisited',
);
