/* The watch list's code, which WatchListButton loads as one chunk. */
export { loadWatchList } from '@/session/watch-list/loadWatchList';
export { WatchListDrawer } from './WatchListDrawer';
