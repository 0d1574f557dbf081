import { Link } from 'react-router-dom';
import { useGetAgencyQuery } from '@/api/agency';
import { describeFailure, describeListFailure } from '@/domain/failures';
import { buildPath } from '@/domain/paths';
import { describeAgency } from '@/shared/agencies/describeAgency';
import { useAgencyNames } from '@/shared/agencies/useAgencyNames';
import { CallFailure } from '@/shared/errors/CallFailure';
import { useFailureSinceMount } from '@/shared/errors/useFailureSinceMount';
import { DescriptionList } from '@/ui/data/DescriptionList';

export function ProfilePanel({ abbreviation }: { abbreviation: string }) {
  const { currentData: agency, error, isFetching, refetch } = useGetAgencyQuery({ abbreviation });
  const { names } = useAgencyNames();
  const failure = useFailureSinceMount({ error, data: agency });
  if (failure && !agency) {
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
