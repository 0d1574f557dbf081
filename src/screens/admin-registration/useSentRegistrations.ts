import { useCallback, useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import {
  deleteSentRegistration,
  saveSentRegistration,
  type SentRegistration,
  listSentRegistrations,
} from '@/session/sentRegistrations';
import { selectRegion } from '@/session/sessionSlice';
import { type ValuesWithoutPassword } from './registration';

/** The registrations in an agency that may have been applied, as far as this tab knows of them; a reload keeps them. */
export function useSentRegistrations(agency: string) {
  const region = usePortalSelector(selectRegion);
  const [registrations, setRegistrations] = useState<readonly SentRegistration[]>(() =>
    listSentRegistrations(region, agency),
  );
  const addSentRegistration = useCallback(
    ({ email, firstName, lastName, telephone }: ValuesWithoutPassword) => {
      // Part by part: nothing else that the form holds may get there.
      const registration = { region, agency, email: email.trim(), firstName, lastName, telephone };
      saveSentRegistration(registration);
      setRegistrations((current) => [...current.filter(hasOtherEmail(registration.email)), registration]);
    },
    [region, agency],
  );
  const discardSentRegistration = useCallback(
    (emailInput: string) => {
      const email = emailInput.trim();
      deleteSentRegistration({ region, agency, email });
      setRegistrations((current) => current.filter(hasOtherEmail(email)));
    },
    [region, agency],
  );
  return { sentRegistrations: registrations, addSentRegistration, discardSentRegistration };
}

function hasOtherEmail(email: string) {
  return (registration: SentRegistration) => registration.email !== email;
}
