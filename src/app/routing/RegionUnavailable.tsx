import { NO_VALID_CONFIG_TEXT } from '@/domain/failures';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

/** Shown in place of a screen when `/index.json` has lost the URL of the session's region. The session is kept. */
export function RegionUnavailable() {
  const region = usePortalSelector(selectRegion);
  return (
    <FailureAlert title={NO_VALID_CONFIG_TEXT} onAction={() => window.location.reload()}>
      /index.json has no backend URL for {getRegionName(region)}. You are still signed in, and nothing was
      sent. Sign out to work in the other region.
    </FailureAlert>
  );
}
