/** Without a name, which the scripts of every page would list. */
export const loadFeaturesQueue = () => import('./featuresQueueBundle');
