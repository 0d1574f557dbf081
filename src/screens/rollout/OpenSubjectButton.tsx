import { type Agency } from '@/domain/entities/agency';
import { formatApplicationQuery } from '@/domain/features/applications';
import { buildAgencyPath } from '@/domain/paths';
import { type RolloutSubject } from '@/domain/rollout/rollout';
import { OpenAgencyButton } from '@/shared/agencies/OpenAgencyButton';

interface Props {
  subject: RolloutSubject;
  agency: Agency;
  /** Whose page it is, for example `its`. */
  owner: string;
}

/** Opens the page of an agency that shows what is rolled out. */
export function OpenSubjectButton({ subject, agency, owner }: Props) {
  const isRule = subject.kind === 'rule';
  const page = buildAgencyPath(isRule ? 'businessRules' : 'appFeatures', agency.abbreviation);
  return (
    <OpenAgencyButton
      agency={agency}
      to={isRule ? page : `${page}?${formatApplicationQuery(subject.application)}`}
    >
      {`Open ${owner} ${isRule ? 'BUSINESS RULES' : 'CLIENT APP FEATURES'}`}
    </OpenAgencyButton>
  );
}
