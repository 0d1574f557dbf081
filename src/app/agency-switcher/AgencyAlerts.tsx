import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { ExactMatchAlert } from '@/shared/agencies/ExactMatchAlert';
import { type useAgencies } from '@/shared/agencies/useAgencies';

/** Says which agencies could not be loaded, each with 'Try again'. */
export function AgencyAlerts({ list }: { list: ReturnType<typeof useAgencies> }) {
  return (
    <>
      <AgencyListAlert list={list} />
      <ExactMatchAlert exactMatch={list.exactMatch} />
    </>
  );
}
