import { Link } from 'react-router-dom';
import { useGetAgencyQuery } from '@/api/agency';
import { isNotFound } from '@/domain/failures';
import { describeListFailure } from '@/domain/failureTexts/describeFailure';
import { buildPath } from '@/domain/paths';
import { describeAgency } from '@/shared/agencies/describeAgency';
import { useAgencyNames } from '@/shared/agencies/useAgencyNames';
import { QueryFailure } from '@/shared/errors/QueryFailure';
import { useFailureSinceMount } from '@/shared/errors/useFailureSinceMount';
import { DescriptionList } from '@/ui/data/DescriptionList';

export function ProfilePanel({ abbreviation }: { abbreviation: string }) {
  const query = useGetAgencyQuery({ abbreviation });
  const { currentData: agency, error } = query;
  const { names } = useAgencyNames();
  const failure = useFailureSinceMount({ error, data: agency });
  return (
    <>
      <QueryFailure
        failure={failure}
        title={describeListFailure('Agency')}
        query={query}
        kind={agency ? 'warning' : 'error'}
      >
        {failure && isNotFound(failure) && <Link to={buildPath('agencies')}>See all agencies</Link>}
      </QueryFailure>
      {(agency || !failure) && (
        <DescriptionList label="Agency profile" descriptions={describeAgency(agency, names)} />
      )}
    </>
  );
}
