import type { Identity, TokenSession } from '../auth/tokens';

/** The result of verifying the Authorization header. */
export type Authorization =
  | { token: 'none' | 'invalid'; identity?: undefined; session?: undefined }
  | { token: 'pso' | 'admin'; identity: Identity; session: TokenSession };

/** The variables that the middlewares of an API set on Hono's context. */
export interface ApiEnv {
  Variables: {
    authorization: Authorization;
    /** Writes the request's line of the access log, unless it has been written. */
    logRequest(status: number): void;
  };
}
