/**
 * The kinds of failed calls. The functions in `failureTexts/` are the error catalogue (section 8 of the specification):
 * they turn a failure into its text. Components must not evaluate HTTP statuses.
 */
export type FailureKind =
  /** The platform responded with an error status. */
  | 'status'
  /** The complete response did not arrive within the time-out. */
  | 'timeout'
  /** The connection failed or was cut. */
  | 'network'
  /** The response does not have the expected format. */
  | 'unreadable'
  /** The portal aborted the call, because its screen was left or the operator signed out. */
  | 'aborted'
  /** The operator pressed 'Stop waiting'; unlike 'aborted', it can be a write that was sent. */
  | 'givenUp'
  /** The call was not sent, because the browser is offline. */
  | 'offline'
  /** The call was not sent, because there is no token for it. */
  | 'signedOut'
  /** The write was not sent: the token for it had expired, and its renewal failed for a reason that may pass. */
  | 'notRenewed'
  /** A list needs several calls, and some of them failed. */
  | 'incomplete'
  /** `/index.json` has no URL for the call. */
  | 'notConfigured'
  /** The call was not sent, because its payload is not valid. */
  | 'invalid'
  /** An unexpected error, which is a bug of the portal itself. */
  | 'unspecified';

export interface Failure {
  kind: FailureKind;
  /** The id of the failed call's record; undefined when no call was made. */
  callId?: string;
  /** When that call was sent last, in milliseconds since 1970, by this computer's clock. */
  sentAt?: number;
  status?: number;
  /** The body of the error response is not JSON, as the HTML of a proxy, which says nothing of the service. */
  isUnreadable?: true;
  /** The write was rejected with the agency's token, which was renewed then. */
  wasTokenRenewed?: true;
  /** Seconds from the Retry-After header. */
  retryAfter?: number;
  /** The error response's own code and texts. */
  code?: string;
  message?: string;
  description?: string;
  /** The whole text; it is cut to `SERVER_MESSAGE_LENGTH_LIMIT` characters where it is shown or stored. */
  extra?: string;
}

/** What a call resolves with. */
export type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Failure };

/**
 * Whether a write with this failure may have been applied (decision 19). After a time-out, a lost connection, an
 * invalid response, a 5xx or an undocumented status below 400 the outcome is unknown.
 */
export function isOutcomeUnknown({ kind, status = 0 }: Failure): boolean {
  switch (kind) {
    case 'timeout':
    case 'network':
    case 'unreadable':
    case 'givenUp':
    case 'unspecified':
      return true;
    case 'status':
      return status < 400 || status >= 500;
    // A write is aborted only at the end of the session, whose page is left: nothing shows or stores its failure.
    case 'aborted':
    case 'offline':
    case 'signedOut':
    case 'notRenewed':
    case 'incomplete':
    case 'notConfigured':
    case 'invalid':
      return false;
  }
}

/** Whether the service has said that there is no such thing. A 404 with HTML is that of a proxy. */
export function isNotFound({ status, isUnreadable }: Failure): boolean {
  return status === 404 && !isUnreadable;
}

/** Whether the token of the call was rejected. */
export function isUnauthorized({ status }: Failure): boolean {
  return status === 401;
}

/** Whether the token of the call does not have the right to it. */
export function isForbidden({ status }: Failure): boolean {
  return status === 403;
}

/** The reason of an error that no other text describes. */
export const UNSPECIFIED_FAILURE_TEXT = 'Something went wrong in this portal.';

/** Shown when a chunk of the portal's code could not be loaded. */
export const CODE_NOT_LOADED_TEXT =
  'The connection may be lost, or there is a new version of the portal. Reload the page to get it.';
export const RELOAD_LABEL = 'Reload the page';

export const NO_VALID_CONFIG_TEXT = 'No Valid Config Found!';
export const NO_MORE_RESULTS_TEXT = 'No more results';

/** The failure in the `error` of an RTK Query hook or thunk; any other value is an unexpected error. */
export function toFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'kind' in error
    ? (error as Failure)
    : { kind: 'unspecified' };
}
