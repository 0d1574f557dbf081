import { usePortalSelector } from '@/session/hooks';

/** The largest amount of a correction that `/index.json` names; null when it names none. */
export function useMaxCorrectionCents(): number | null {
  return usePortalSelector((state) => state.configuration.maxCorrectionCents);
}
