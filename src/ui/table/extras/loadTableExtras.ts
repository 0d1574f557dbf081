/**
 * Parts of a table that its first rendering does not need. They share the chunk of the columns panel, because the scripts
 * of every page list each chunk.
 */
export const loadTableExtras = () => import(/* webpackChunkName: 'table-tools' */ './tableExtrasBundle');
