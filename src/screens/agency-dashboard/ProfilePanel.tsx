import { useGetAgencyQuery } from '../../api/agency';
import { asFailure, listText, reasonText } from '../../domain/failures';
import { FactList } from '../../ui/FactList';
import { FailureAlert } from '../../ui/FailureAlert';
import { agencyFacts } from '../common/agencyFacts';
import { useAgencyNames } from '../common/useAgencyNames';

/** Who the agency is. */
export function ProfilePanel({ abbreviation }: { abbreviation: string }) {
  const { currentData: agency, error, isFetching, refetch } = useGetAgencyQuery({ abbreviation });
  const { names } = useAgencyNames();
  if (error && !agency) {
    return (
      <FailureAlert title={listText('Agency')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {reasonText(asFailure(error))}
      </FailureAlert>
    );
  }
  return <FactList label="Agency profile" facts={agencyFacts(agency, names)} />;
}
