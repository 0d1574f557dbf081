import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_AGENCIES_LIMIT } from '@/domain/limits';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { type OpenAgencyPage } from './AgencyLink';
import { FindRiderCard } from './FindRiderCard';
import { FirstVisitCard } from './FirstVisitCard';
import { FleetCard } from './FleetCard';
import { MyAgenciesCard } from './MyAgenciesCard';
import { ToFinishCard } from './ToFinishCard';
import './HomeCards.css';

/** The cards below the tiles of Home, which lead an operator on. Only the names of pinned agencies are requested. */
export function HomeCards() {
  const navigate = useNavigate();
  const region = usePortalSelector(selectRegion);
  const { pinned, recent } = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const isIntroDismissed = usePortalSelector((state) => selectPreferences(state).isIntroDismissed);
  const agencies = useMemo(
    () => [...new Set([...pinned, ...recent])].slice(0, HOME_AGENCIES_LIMIT),
    [pinned, recent],
  );
  const fleetLinkRef = useRef<HTMLAnchorElement>(null);
  const { openAgency, openingAgency, openingText, ...openFailure } = useOpenAgency();
  const onOpen: OpenAgencyPage = (abbreviation, to, prepare) => {
    void openAgency({ abbreviation, id: null }, () => {
      prepare?.();
      void navigate(to);
    });
  };
  return (
    <>
      <OpenAgencyFailure {...openFailure} />
      <div className="home-cards">
        <FindRiderCard agencies={agencies} recent={recent} openingAgency={openingAgency} onOpen={onOpen} />
        <ToFinishCard onOpen={onOpen} />
        <MyAgenciesCard agencies={agencies} pinned={pinned} openingAgency={openingAgency} onOpen={onOpen} />
        <FleetCard linkRef={fleetLinkRef} />
        {!isIntroDismissed && <FirstVisitCard onHidden={() => fleetLinkRef.current?.focus()} />}
      </div>
      <p role="status" className="visually-hidden">
        {openingText}
      </p>
    </>
  );
}
