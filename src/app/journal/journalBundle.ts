/* The journal's code, which JournalButton loads as one chunk. */
export { loadJournal } from '@/session/journal/loadJournal';
export { JournalCount } from './JournalCount';
export { JournalDrawer } from './JournalDrawer';
