/* The code that the page needs while there is a queue of features, and to start one. */
export { FeaturesChooser as Chooser } from './FeaturesChooser';
export { FeaturesQueue } from './FeaturesQueue';
export { isSubmissionOfItem } from './isSubmissionOfItem';
export { createNextAction } from '@/shared/change-queue/createNextAction';
export { undoStep } from '@/shared/change-queue/queueSteps';
