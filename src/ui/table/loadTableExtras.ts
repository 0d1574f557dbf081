/** What stands beside a table's rows and comes after them: the chips of what narrows it, and copying. */
export const loadTableExtras = () => import(/* webpackChunkName: 'table-tools' */ './tableExtras');
