/** The chunk has no name, because the scripts of every page would list it. */
export const loadAdminQueue = () => import('./adminQueueBundle');
