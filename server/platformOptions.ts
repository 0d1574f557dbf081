import type { Fault } from './faults/fault';
import type { RequestLogEntry } from './http/accessLog';
import type { Origins } from './http/configuration';

/** What a platform is opened with. */
export interface PlatformOptions {
  /** The folder for us-east.sqlite and australia.sqlite, or ':memory:'. */
  dataDir: string;
  seed: number;
  /** Riders of the largest agency: smaller values make every agency smaller. */
  largestAgencyRiders: number;
  /** The demonstration accounts' password, else one made at random when the database is made. */
  demoPassword?: string;
  /** The N of scrypt. */
  passwordCost?: number;
  /** How long a token is good for. */
  tokenMinutes?: number;
  /** The clock, the machine's unless said. */
  now?: () => Date;
  onProgress?: (line: string) => void;
  /** Told of each answered call. */
  onRequest?: (entry: RequestLogEntry) => void;
  /** Told of errors that nobody expected: their callers see a bare 500. */
  onError?: (error: unknown) => void;
  /** The folder of the built portal. */
  portalDir?: string;
  /** The regions' own origins, when they have any. */
  origins?: Origins;
  /** The origins of portals that may call from elsewhere. */
  portalOrigins?: readonly string[];
  /** The host name that is listened on, besides the loopback's. */
  host?: string;
  devTools?: boolean;
  /** Faults to begin with. Given, even empty, it opens the call that sets them: /platform/_control/faults. */
  faults?: readonly Fault[];
}
