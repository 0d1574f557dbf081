import { type PageHeaders, respondWithPage } from './fakeNetwork';

/** For `intercept` and `requests`: the list of riders. */
export const RIDERS_PATH = '/customersearch/api/v3/riders';

/** Returns a handler that responds with a page of riders, whose first names are like `Rider 7`. */
export const respondWithRiders = (ids: readonly number[], headers?: PageHeaders, name = 'Rider') =>
  respondWithPage(
    ids.map((user_id) => ({ user_id, first_name: `${name} ${user_id}` })),
    headers,
  );
