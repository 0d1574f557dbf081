import { type QueryEndpoint } from '@/api/client/fetchUncached';
import { type Agency } from '@/domain/entities/agency';
import { type Result } from '@/domain/failures';
import { type Check, type CheckCall, type CheckContext, type RunQuery } from '../checks/check';

export interface ReadOptions {
  /** Creates the function that sends queries; `calls` gets each finished call. */
  createRunQuery: (check: Pick<Check, 'id'>, calls: CheckCall[]) => RunQuery;
  /** Gives the checks of this agency what is known already, so that they send no call for it. */
  upsertQueryData: <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg, data: Data) => void;
  getContext: () => CheckContext;
  /** Whether the agency's row is of now. */
  areRowsFresh: boolean;
  /** Aborts when the run is stopped. */
  signal: AbortSignal;
}

/**
 * Asks one agency, whose token the store has. A failure is one of the whole agency. `isPlatformDown`: whether no call
 * reached the platform; of a failure, its kind says so if the reader does not.
 * @throws the signal's reason when the run is stopped
 */
export type AgencyReader<Task, Answer> = (
  agency: Agency,
  task: Task,
  options: ReadOptions,
) => Promise<Result<Answer> & { isPlatformDown?: boolean }>;
