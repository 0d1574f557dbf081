import { useCallback, useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import {
  forgetSentRegistration,
  rememberSentRegistration,
  type SentRegistration,
  sentRegistrations,
} from '@/session/sentRegistrations';
import { selectRegion } from '@/session/sessionSlice';
import { type KeptValues } from './registration';

/** The registrations in an agency that may have been applied, as far as this tab knows of them; a reload keeps them. */
export function useSent(agency: string) {
  const region = usePortalSelector(selectRegion);
  const [sent, setSent] = useState<readonly SentRegistration[]>(() => sentRegistrations(region, agency));
  const rememberSent = useCallback(
    ({ email, firstName, lastName, telephone }: KeptValues) => {
      // Part by part: nothing else that the form holds may get there.
      const one = { region, agency, email: email.trim(), firstName, lastName, telephone };
      rememberSentRegistration(one);
      setSent((present) => [...present.filter(isNot(one.email)), one]);
    },
    [region, agency],
  );
  const forgetSent = useCallback(
    (address: string) => {
      const email = address.trim();
      forgetSentRegistration({ region, agency, email });
      setSent((present) => present.filter(isNot(email)));
    },
    [region, agency],
  );
  return { sent, rememberSent, forgetSent };
}

function isNot(email: string) {
  return (present: SentRegistration) => present.email !== email;
}
