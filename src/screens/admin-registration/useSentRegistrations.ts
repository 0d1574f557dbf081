import { useCallback, useState } from 'react';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import {
  deleteSentRegistration,
  listSentRegistrations,
  saveSentRegistration,
  type SentRegistration,
} from '@/session/writes/sentRegistrations';
import { type ValuesWithoutPassword } from './registration';

/** The agency's registrations that this tab has sent and whose outcome is unknown. They survive a reload. */
export function useSentRegistrations(agency: string) {
  const region = usePortalSelector(selectRegion);
  const [registrations, setRegistrations] = useState<readonly SentRegistration[]>(() =>
    listSentRegistrations(region, agency),
  );
  const addSentRegistration = useCallback(
    ({ email, firstName, lastName, telephone }: ValuesWithoutPassword) => {
      // Copied field by field, so that the password can't get into the storage.
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
