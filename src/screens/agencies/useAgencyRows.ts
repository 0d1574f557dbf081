import { useState } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { buildAgencyPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { openInNewTab, TAB_BLOCKED_TEXT } from '@/session/openInNewTab';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { type RowAction } from '@/ui/table/column';

const getHref = ({ abbreviation }: Agency) => buildAgencyPath('agencyDashboard', abbreviation);

/** Opens agencies from their rows, also in new tabs: each after a sign-in to it, because a new tab copies this tab's tokens. */
export function useAgencyRows() {
  const dispatch = usePortalDispatch();
  const { openAgency, openAgencyTab, openingText, ...openFailure } = useOpenAgency();
  const [isTabBlocked, setIsTabBlocked] = useState(false);
  const rowAction: RowAction<Agency> = {
    getHref,
    onOpen: (agency) => {
      setIsTabBlocked(false);
      void openAgency(agency);
    },
    openInNewTab: (agency) => {
      setIsTabBlocked(false);
      return openAgencyTab(agency, () => {
        const isOpened = dispatch(openInNewTab(getHref(agency)));
        if (!isOpened) setIsTabBlocked(true);
        return isOpened;
      });
    },
  };
  return {
    rowAction,
    openingText,
    openFailure: isTabBlocked
      ? { failureTitle: TAB_BLOCKED_TEXT, failureReason: null, failure: null }
      : openFailure,
  };
}
