import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { OpenAgencyFailure } from './OpenAgencyFailure';
import { type AgencyToOpen } from './signInToAgency';
import { useOpenAgency } from './useOpenAgency';

interface Props {
  agency: AgencyToOpen;
  /** The page of the agency that opens. */
  to: string;
  /** Called right before the page opens. */
  onOpen?: () => void;
  children: string;
}

/** Opens a page of an agency. Without a token of the agency it signs in to it first. */
export function OpenAgencyButton({ agency, to, onOpen, children }: Props) {
  const navigate = useNavigate();
  const { openAgency, openingAgency, ...openFailure } = useOpenAgency();
  const openPage = () => {
    onOpen?.();
    void navigate(to);
  };
  return (
    <>
      <Button size="small" loading={openingAgency !== null} onClick={() => void openAgency(agency, openPage)}>
        {children}
      </Button>
      <OpenAgencyFailure {...openFailure} />
    </>
  );
}
