import { type Failure } from '@/domain/failures';
import { listFailures } from '@/shared/errors/listFailures';

const CALL_FAILURE: Failure = { kind: 'timeout' };
const REASON: Failure = { kind: 'status', status: 500 };
/** RTK Query keeps this error of a query that was aborted because its screen was left. */
const ABORT_ERROR = { name: 'AbortError', message: 'Aborted' };

it.each([
  ['a failed call', CALL_FAILURE, undefined, [CALL_FAILURE]],
  ['missing pages', undefined, { rows: [], reason: REASON }, [REASON]],
  ['a failed call after missing pages', CALL_FAILURE, { rows: [], reason: REASON }, [CALL_FAILURE]],
  ['an aborted call', ABORT_ERROR, { rows: [] }, []],
  ['an aborted call after missing pages', ABORT_ERROR, { rows: [], reason: REASON }, [REASON]],
])('the failures of a list with %s', (_case, error, list, failures) => {
  expect(listFailures(error, list)).toEqual(failures);
});
