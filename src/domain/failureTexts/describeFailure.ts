import { formatCount } from '@/lib/text/formatCount';
import { type Failure, UNSPECIFIED_FAILURE_TEXT } from '../failures';

/** The title for a list that could not be loaded; the specification has no text for it. */
export function describeListFailure(listName: string): string {
  return `Unable to retrieve ${listName}`;
}

/** The reason of a failure, shown in addition to the text of the error catalogue. `host`: who was called. */
export function describeFailure(failure: Failure, host = 'platform'): string {
  switch (failure.kind) {
    case 'status':
      return describeStatusFailure(failure, host);
    case 'timeout':
      return `The ${host} did not respond within 10 seconds.`;
    case 'network':
      return `The ${host} could not be reached: check the connection.`;
    case 'unreadable':
      return `The ${host} sent a response that this portal cannot read.`;
    case 'aborted':
      return 'The call was cancelled.';
    case 'givenUp':
      return 'You stopped waiting for the response.';
    case 'offline':
      return 'There is no connection. Nothing was sent.';
    case 'signedOut':
      return 'You are not signed in for this action.';
    case 'notRenewed':
      return 'Nothing was sent, because the sign-in to the agency could not be renewed: try again in a moment.';
    case 'incomplete':
      return 'Part of the list could not be loaded.';
    case 'notConfigured':
      return 'No host is configured for this call.';
    case 'invalid':
      return 'Nothing was sent, because the form’s data is not valid.';
    case 'unspecified':
      return UNSPECIFIED_FAILURE_TEXT;
  }
}

function describeStatusFailure({ status, message, retryAfter }: Failure, host: string): string {
  const serverMessage = message ? `: ${message}` : '';
  if (status === 429 || status === 503) return describeBusyFailure(host, status, retryAfter);
  if (status === 403) return `You do not have permission (403)${serverMessage}`;
  if (status === 404) return `Not found on the ${host} (404)${serverMessage}`;
  return `The ${host} responded with ${status ?? 'an error'}${serverMessage}`;
}

function describeBusyFailure(host: string, status: number, seconds: number | undefined): string {
  return `The ${host} is busy (${status}): try again ${describeDelay(seconds)}.`;
}

function describeDelay(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a moment';
  return seconds < 120
    ? `in ${formatCount(seconds, 'second', 'seconds')}`
    : `in ${formatCount(Math.ceil(seconds / 60), 'minute', 'minutes')}`;
}
