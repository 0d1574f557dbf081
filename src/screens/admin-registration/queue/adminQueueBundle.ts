/* The code that the page needs while there is a queue of an administrator, and to start one. */
export { AdminChooser as Chooser } from './AdminChooser';
export { AdminQueue } from './AdminQueue';
export { isSubmissionOfItem } from './isSubmissionOfItem';
export { createNextAction } from '@/shared/change-queue/createNextAction';
export { undoStep } from '@/shared/change-queue/queueSteps';
