import { createAction } from '@reduxjs/toolkit';

/** At the start: nobody is signed in, so that what is stored of a session is nobody's. */
export const noSessionRestored = createAction('session/noSessionRestored');
