/* The journal's code, which JournalButton and Sign Out load as one chunk. */
export { loadJournal } from '@/session/journal/loadJournal';
export { exportStoredJournal } from './exportJournal';
export { JournalCount } from './JournalCount';
export { JournalDrawer } from './JournalDrawer';
