import { createAction } from '@reduxjs/toolkit';
import { type Region } from '@/domain/regions';

/* What the shell changes of the preferences: the code of their slice is loaded later than the shell. */

export const menuToggled = createAction('preferences/menuToggled');
export const agencyVisited = createAction<{ region: Region; abbreviation: string }>(
  'preferences/agencyVisited',
);
