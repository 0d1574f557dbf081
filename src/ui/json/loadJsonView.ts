/** Loads the tree of a record's JSON, which is in no screen's first scripts. */
export const loadJsonView = () => import(/* webpackChunkName: 'json-view' */ './JsonView');
