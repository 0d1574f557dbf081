import type { Identity, TokenSession } from '../auth/tokens';
import type { LogSignIn } from './route';

/** The result of verifying the Authorization header. */
export type Authorization =
  | { token: 'none' | 'invalid'; identity?: undefined; session?: undefined }
  | { token: 'pso' | 'admin'; identity: Identity; session: TokenSession };

/** The variables that the middlewares of an API set on Hono's context. */
export interface ApiEnv {
  Variables: {
    authorization: Authorization;
    clientAddress: string;
    /** Writes a line about a sign-in to the access log. */
    logSignIn: LogSignIn;
    /** Writes the request's line of the access log, unless it has been written. */
    logRequest(status: number): void;
  };
}
