/** Parts of a table that its first rendering does not need. */
export const loadTableExtras = () => import(/* webpackChunkName: 'table-tools' */ './tableExtras');
