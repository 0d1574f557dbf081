import { Link } from 'react-router-dom';
import { useGetAgencyQuery } from '@/api/agency';
import { toFailure, describeListFailure, describeFailure } from '@/domain/failures';
import { buildPath } from '@/domain/paths';
import { DescriptionList } from '@/ui/DescriptionList';
import { describeAgency } from '../common/describeAgency';
import { CallFailure } from '../common/CallFailure';
import { useAgencyNames } from '../common/useAgencyNames';

/** Who the agency is. */
export function ProfilePanel({ abbreviation }: { abbreviation: string }) {
  const { currentData: agency, error, isFetching, refetch } = useGetAgencyQuery({ abbreviation });
  const { names } = useAgencyNames();
  if (error && !agency) {
    const failure = toFailure(error);
    return (
      <CallFailure
        failure={failure}
        title={describeListFailure('Agency')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {describeFailure(failure)}{' '}
        {failure.status === 404 && <Link to={buildPath('agencies')}>See all agencies</Link>}
      </CallFailure>
    );
  }
  return <DescriptionList label="Agency profile" descriptions={describeAgency(agency, names)} />;
}
