import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { EXACT_MATCH_FAILURE_TEXT } from '@/shared/agencies/describeAgencies';
import { type useAgencies } from '@/shared/agencies/useAgencies';
import { QueryFailure } from '@/shared/errors/QueryFailure';

/** Says which agencies could not be loaded, each with 'Try again'. */
export function AgencyAlerts({ list }: { list: ReturnType<typeof useAgencies> }) {
  const { exactMatch } = list;
  return (
    <>
      <AgencyListAlert list={list} />
      <QueryFailure
        kind="warning"
        title={EXACT_MATCH_FAILURE_TEXT}
        failure={exactMatch.failure}
        query={exactMatch}
      />
    </>
  );
}
