import { useCallback, useState } from 'react';
import { type Id } from '@/domain/entities/fields';
import { type NewProfile } from '@/domain/entities/user';
import { usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import {
  forgetUnfinishedProfile,
  rememberUnfinishedProfile,
  type UnfinishedProfile,
  unfinishedProfiles,
} from '@/session/unfinishedProfiles';

/** The administrators of an agency whose profile is missing, as far as this tab knows of them; a reload keeps them. */
export function useUnfinished(agency: string) {
  const region = usePortalSelector(selectRegion);
  const [unfinished, setUnfinished] = useState<readonly UnfinishedProfile[]>(() =>
    unfinishedProfiles(region, agency),
  );
  const remember = useCallback(
    (profile: NewProfile, mayBeThere: boolean) => {
      const one = { region, agency, profile, mayBeThere };
      rememberUnfinishedProfile(one);
      setUnfinished((present) => [...present.filter(isNot(profile.user_id)), one]);
    },
    [region, agency],
  );
  const forget = useCallback(
    (profile: NewProfile) => {
      forgetUnfinishedProfile({ region, agency, profile });
      setUnfinished((present) => present.filter(isNot(profile.user_id)));
    },
    [region, agency],
  );
  return { unfinished, remember, forget };
}

function isNot(userId: Id) {
  return ({ profile }: UnfinishedProfile) => String(profile.user_id) !== String(userId);
}
