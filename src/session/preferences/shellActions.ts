import { createAction } from '@reduxjs/toolkit';
import { type AgencyKey } from '@/domain/agencies/agencyKey';

/* What the shell changes of the preferences: the code of their slice is loaded later than the shell. */

export const menuToggled = createAction('preferences/menuToggled');
export const agencyVisited = createAction<AgencyKey>('preferences/agencyVisited');
