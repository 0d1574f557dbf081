/* What the top bar loads of the record of writes, together. */
export { joinJournal } from '@/session/joinJournal';
export { JournalCount } from './JournalCount';
export { JournalDrawer } from './JournalDrawer';
