import { QueryFailure } from '../errors/QueryFailure';
import { type useAgencies } from './useAgencies';

/** Says that the request for the agency with the typed abbreviation failed, with 'Try again'. */
export function ExactMatchAlert({ exactMatch }: Pick<ReturnType<typeof useAgencies>, 'exactMatch'>) {
  return (
    <QueryFailure
      title="The agency with this abbreviation could not be looked up."
      kind="warning"
      failure={exactMatch.failure}
      query={exactMatch}
    />
  );
}
