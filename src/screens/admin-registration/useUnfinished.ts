import { useCallback, useState } from 'react';
import { usePortalSelector } from '../../session/hooks';
import { selectRegion } from '../../session/sessionSlice';
import {
  forgetUnfinishedProfile,
  rememberUnfinishedProfile,
  unfinishedProfiles,
} from '../../session/unfinishedProfiles';
import { type Id } from '../../domain/entities/fields';
import { type NewProfile } from '../../domain/entities/user';

/** The administrators of an agency whose profile is missing, as far as this tab knows of them; a reload keeps them. */
export function useUnfinished(agency: string) {
  const region = usePortalSelector(selectRegion);
  const [profiles, setProfiles] = useState<readonly NewProfile[]>(() =>
    unfinishedProfiles(region, agency).map(({ profile }) => profile),
  );
  const remember = useCallback(
    (profile: NewProfile) => {
      rememberUnfinishedProfile({ region, agency, profile });
      setProfiles((present) => [...present.filter(isNot(profile.user_id)), profile]);
    },
    [region, agency],
  );
  const forget = useCallback(
    (profile: NewProfile) => {
      forgetUnfinishedProfile({ region, agency, profile });
      setProfiles((present) => present.filter(isNot(profile.user_id)));
    },
    [region, agency],
  );
  return { profiles, remember, forget };
}

function isNot(userId: Id) {
  return ({ user_id }: NewProfile) => String(user_id) !== String(userId);
}
