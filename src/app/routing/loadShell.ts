/** What is around every screen except the sign-in screen. */
export const loadShell = () => import(/* webpackChunkName: 'shell' */ '../shell/Shell');
