/** Parts of a table that are not needed for the first rendering of its rows: filter chips and copy buttons. */
export const loadTableExtras = () => import(/* webpackChunkName: 'table-tools' */ './tableExtras');
