/**
 * What went wrong with a call, in one shape whatever the cause, and the error catalogue (specification 8) as
 * functions from that shape to the exact text. No component looks at a status.
 */
export type FailureKind =
  /** The platform answered with an error status. */
  | 'status'
  /** No whole answer within the time-out. */
  | 'timeout'
  /** The connection failed or was cut. */
  | 'network'
  /** An answer came that isn't what the call promises. */
  | 'unreadable'
  /** The call was given up here: left the screen, signed out. */
  | 'aborted'
  /** Somebody stopped waiting for the answer. */
  | 'givenUp'
  /** Not sent: there is no connection. */
  | 'offline'
  /** No token to make the call with. */
  | 'signedOut'
  /** Several calls made one answer, and some of them failed. */
  | 'incomplete'
  /** `/index.json` names no host for the call. */
  | 'notConfigured'
  /** What was to be sent breaks the rules for it: nothing was sent. */
  | 'invalid'
  /** Something nobody foresaw: a fault of the portal itself. */
  | 'unspecified';

export interface Failure {
  kind: FailureKind;
  status?: number;
  /** Seconds after which the platform asks to try again. */
  retryAfter?: number;
  code?: string;
  message?: string;
  description?: string;
  extra?: string;
}

/**
 * Whether a write that ended so may have been applied all the same (decision 19): nobody can tell after a time-out, a
 * lost connection or an unreadable answer, nor after a 5xx or a status that isn't the one promised.
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
    case 'aborted':
    case 'offline':
    case 'signedOut':
    case 'incomplete':
    case 'notConfigured':
    case 'invalid':
      return false;
  }
}

export const SIGN_IN_REJECTED_TEXT = 'Login failed - Check your email and password, then try again';
export const SIGN_IN_FAILED_TEXT = 'Unable to log you in at this time. Please try again later :(';

/** A part of the portal's own code could not be had. */
export const NEW_VERSION_TEXT =
  'The connection may be gone, or there is a new version of the portal: then reloading brings it.';
export const RELOAD_LABEL = 'Reload the page';

/** Login, opening an agency and agency login share one pair of texts. */
export function describeSignInFailure({ status }: Failure): string {
  return status === 400 || status === 401 ? SIGN_IN_REJECTED_TEXT : SIGN_IN_FAILED_TEXT;
}

/** The rider profile's messages by index. */
export const RIDER_ERROR_MESSAGES = [
  'Unspecified Error',
  'Unable to retrieve Rider Profile',
  'Unable to retrieve Rider Payments',
  'Unable to retrieve Rider Passes',
  'Unable to retrieve Rider Purchase Orders',
  'Unable to Edit Payment',
  'Unable to Submit Payment Correction',
  'Unable to retrieve Rider Balance',
] as const;

/** One of the rider profile's messages, as its alert words it. */
export function describeRiderError(index: number): string {
  return `Error: ${RIDER_ERROR_MESSAGES[index] ?? RIDER_ERROR_MESSAGES[0]}`;
}

/** The message of what failed; what nobody foresaw is the unspecified error. */
export function describeRiderFailure(index: number, { kind }: Failure): string {
  return describeRiderError(kind === 'unspecified' ? 0 : index);
}

/** What diagnostics say of an agency that lacks something. */
export const DIAGNOSTICS_ALERTS = {
  featureSets: '[ALERT] This Agency does not have Feature Sets.',
  reports: '[ALERT] Reports have not been configured for this agency.',
  concessions: '[ALERT] This Agency does not have any Concessions.',
} as const;

export const NO_VALID_CONFIG_TEXT = 'No Valid Config Found!';
export const NO_MORE_RESULTS_TEXT = 'No more results';

/** What a list says that could not be loaded; the specification fixes no words for it. */
export function describeListFailure(what: string): string {
  return `Unable to retrieve ${what}`;
}

/** Why a call failed, in words that stand beside the catalogue's text. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'status':
      return describeStatusFailure(failure);
    case 'timeout':
      return 'The platform did not answer within 10 seconds.';
    case 'network':
      return 'The platform could not be reached: check the connection.';
    case 'unreadable':
      return 'The platform answered with something this portal cannot read.';
    case 'aborted':
      return 'The call was given up.';
    case 'givenUp':
      return 'You stopped waiting for the answer.';
    case 'offline':
      return 'There is no connection: nothing was sent.';
    case 'signedOut':
      return 'You are not signed in for this.';
    case 'incomplete':
      return 'Part of the list could not be loaded.';
    case 'notConfigured':
      return 'No host is configured for this.';
    case 'invalid':
      return 'Nothing was sent: what the form made does not keep to the rules.';
    case 'unspecified':
      return 'Something went wrong in this portal.';
  }
}

function describeStatusFailure({ status, message, retryAfter }: Failure): string {
  const words = message ? `: ${message}` : '';
  if (status === 429 || status === 503) return describeBusyFailure(status, retryAfter);
  if (status === 403) return `The platform refused this to you (403)${words}`;
  if (status === 404) return `The platform knows no such thing (404)${words}`;
  return `The platform answered ${status ?? 'with an error'}${words}`;
}

function describeBusyFailure(status: number, seconds: number | undefined): string {
  const when =
    seconds === undefined ? 'in a moment' : `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `The platform is busy (${status}): try again ${when}.`;
}

/** Why a list is not there, or not whole. */
export function listFailures(error: unknown, list?: { rows: unknown; reason?: Failure }): readonly Failure[] {
  if (error !== undefined) return [toFailure(error)];
  return list?.reason ? [list.reason] : [];
}

/** Whether an error code is a word for programs; anything longer is a sentence, which may hold anything. */
export function isErrorCode(code: string): boolean {
  return /^[a-z_.-]{1,40}$/i.test(code);
}

/** The failure in what a call's hook or thunk reports; anything that isn't one of ours is a fault of the portal itself. */
export function toFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'kind' in error
    ? (error as Failure)
    : { kind: 'unspecified' };
}
