/* The journal's code, which JournalButton loads as one chunk. */
export { injectJournal } from '@/session/injectJournal';
export { JournalCount } from './JournalCount';
export { JournalDrawer } from './JournalDrawer';
