/** The name of the search for riders in all agencies, for `searchTermChanged`. */
export const FLEET_RIDERS_LIST = 'fleet/riders';
