/* The journal's code, loaded as one chunk by the top bar. */
export { injectJournal } from '@/session/injectJournal';
export { JournalCount } from './JournalCount';
export { JournalDrawer } from './JournalDrawer';
