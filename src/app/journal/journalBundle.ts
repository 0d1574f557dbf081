/* What the top bar loads of the record of writes, together. */
export { injectJournal } from '@/session/injectJournal';
export { JournalCount } from './JournalCount';
export { JournalDrawer } from './JournalDrawer';
