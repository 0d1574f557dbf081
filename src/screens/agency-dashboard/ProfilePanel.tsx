import { Link } from 'react-router-dom';
import { useGetAgencyQuery } from '@/api/agency';
import { asFailure, listText, reasonText } from '@/domain/failures';
import { pathTo } from '@/domain/paths';
import { FactList } from '@/ui/FactList';
import { agencyFacts } from '../common/agencyFacts';
import { CallFailure } from '../common/CallFailure';
import { useAgencyNames } from '../common/useAgencyNames';

/** Who the agency is. */
export function ProfilePanel({ abbreviation }: { abbreviation: string }) {
  const { currentData: agency, error, isFetching, refetch } = useGetAgencyQuery({ abbreviation });
  const { names } = useAgencyNames();
  if (error && !agency) {
    const failure = asFailure(error);
    return (
      <CallFailure
        failure={failure}
        title={listText('Agency')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {reasonText(failure)}{' '}
        {failure.status === 404 && <Link to={pathTo('agencies')}>See all agencies</Link>}
      </CallFailure>
    );
  }
  return <FactList label="Agency profile" facts={agencyFacts(agency, names)} />;
}
