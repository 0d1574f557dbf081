import type { HostName } from '../../regions';

/** The origins of the APIs when they are not on the portal's origin. */
export type Origins = Record<HostName, string>;

/** The portal's configuration in /index.json. */
interface Configuration {
  backendUrl: string;
  backendUrlAustralia: string;
  /** The base URL of a third-party host with public routing information about agencies (services/publicinfo.ts). */
  publicInfoUrl: string;
  /** Whether the portal connects to Redux DevTools and shows the list of recent calls. */
  devTools: boolean;
  /** The server accepts an Idempotency-Key header with each write. */
  idempotencyKeys: true;
  /** The server has the call `POST /pso/api/v1/signout`, which ends the tokens of a sign-in. */
  signOutCall: true;
  /** The largest amount of a correction. */
  maxCorrectionCents?: number;
}

/** Uses the separate origins if there are any, else paths on the portal's origin. */
export function buildConfiguration(
  origins: Origins | undefined,
  devTools: boolean,
  maxCorrectionCents?: number,
): Configuration {
  return {
    backendUrl: origins?.usEast ?? '/platform/us-east',
    backendUrlAustralia: origins?.australia ?? '/platform/australia',
    publicInfoUrl: origins?.publicInfo ?? '/platform/public-info',
    devTools,
    idempotencyKeys: true,
    signOutCall: true,
    maxCorrectionCents,
  };
}
