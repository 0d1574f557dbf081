import { useCallback, useState } from 'react';
import { type Id } from '@/domain/entities/fields';
import { type NewProfile } from '@/domain/entities/user';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import {
  deleteUnfinishedProfile,
  listUnfinishedProfiles,
  saveUnfinishedProfile,
  type UnfinishedProfile,
} from '@/session/writes/unfinishedProfiles';

/** The profiles of the administrators that this tab has registered without a profile. They survive a reload. */
export function useUnfinishedProfiles(agency: string) {
  const region = usePortalSelector(selectRegion);
  const [profiles, setProfiles] = useState<readonly UnfinishedProfile[]>(() =>
    listUnfinishedProfiles(region, agency),
  );
  const addUnfinishedProfile = useCallback(
    ({ profile, isOutcomeUnknown }: Pick<UnfinishedProfile, 'profile' | 'isOutcomeUnknown'>) => {
      const unfinished = { region, agency, profile, isOutcomeUnknown };
      saveUnfinishedProfile(unfinished);
      setProfiles((current) => [...current.filter(hasOtherUserId(profile.user_id)), unfinished]);
    },
    [region, agency],
  );
  const discardUnfinishedProfile = useCallback(
    (profile: NewProfile) => {
      deleteUnfinishedProfile({ region, agency, profile });
      setProfiles((current) => current.filter(hasOtherUserId(profile.user_id)));
    },
    [region, agency],
  );
  return { unfinishedProfiles: profiles, addUnfinishedProfile, discardUnfinishedProfile };
}

function hasOtherUserId(userId: Id) {
  return ({ profile }: UnfinishedProfile) => String(profile.user_id) !== String(userId);
}
