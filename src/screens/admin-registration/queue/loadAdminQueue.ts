/** Without a name, which the scripts of every page would list. */
export const loadAdminQueue = () => import('./adminQueueBundle');
