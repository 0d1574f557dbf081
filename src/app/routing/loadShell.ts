/** Loads the frame (menu and top bar) of every screen except the sign-in screen. */
export const loadShell = () => import(/* webpackChunkName: 'shell' */ '../shell/Shell');
