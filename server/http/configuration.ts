/** Where the parts of a deployment are, when each has an origin of its own. */
export interface Origins {
  usEast: string;
  australia: string;
  publicInfo: string;
}

/** The portal's configuration, as /index.json has it. */
export interface Configuration {
  backendUrl: string;
  backendUrlAustralia: string;
  publicInfoUrl: string;
  devTools: boolean;
  /** The local platform takes an Idempotency-Key with each write. */
  idempotencyKeys: true;
}

/** Names the separate origins when there are any, else the paths on the portal's own origin. */
export function buildConfiguration(origins: Origins | undefined, devTools: boolean): Configuration {
  return {
    backendUrl: origins?.usEast ?? '/platform/us-east',
    backendUrlAustralia: origins?.australia ?? '/platform/australia',
    publicInfoUrl: origins?.publicInfo ?? '/platform/public-info',
    devTools,
    idempotencyKeys: true,
  };
}
