import type { Fault } from './faults/fault';
import type { RequestLogEntry, SignInLogEntry } from './http/accessLog';
import type { Origins } from './http/portal/configuration';

export const DEFAULT_TOKEN_MINUTES = 480;

export interface PlatformOptions {
  /** The folder of us-east.sqlite and australia.sqlite, or ':memory:'. */
  dataDir: string;
  seed: number;
  /** Riders of the largest agency. Values below 20,000 make all agencies smaller. */
  largestAgencyRiders: number;
  /** 130 by default. */
  usEastAgencies?: number;
  /** The day on which the seeded data ends (YYYY-MM-DD); 2026-10-31 by default, not the present day. */
  seedEnd?: string;
  /** The password of the demo accounts. By default it is read from `dataDir`, or generated if there is none. */
  demoPassword?: string;
  /** The cost parameter N of scrypt; 131,072 by default. */
  passwordCost?: number;
  /** Minutes until a token expires; 480 by default. */
  tokenMinutes?: number;
  /** Whether tokens are no JWTs for a client: it cannot read their times. */
  opaqueTokens?: boolean;
  /** The largest amount of a correction, which the portal gets from /index.json; any safe integer by default. */
  maxCorrectionCents?: number;
  /** The clock; the system clock by default. */
  now?: () => Date;
  onProgress?: (line: string) => void;
  /** Called after each request. */
  onRequest?: (entry: RequestLogEntry) => void;
  /** Called after each sign-in, and each failed or refused one. */
  onSignIn?: (entry: SignInLogEntry) => void;
  /** The addresses of proxies whose X-Forwarded-For header names the client. */
  trustedProxies?: readonly string[];
  /** Called for unexpected errors. The client gets a 500 without details. */
  onError?: (error: unknown) => void;
  /** The folder of the built portal. */
  portalDir?: string;
  /** The separate origins of the regions and the public-info host, if they have any. */
  origins?: Origins;
  /** The origins that CORS allows. */
  portalOrigins?: readonly string[];
  /** The host name or address that the server listens on. Loopback names are always accepted. */
  host?: string;
  /** Whether the portal connects to Redux DevTools and shows the list of recent calls. */
  devTools?: boolean;
  /** The initial faults. If it is set, even to an empty array, /platform/_control/faults can change them. */
  faults?: readonly Fault[];
}
