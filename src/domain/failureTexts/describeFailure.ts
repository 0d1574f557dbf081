import { formatCount } from '@/lib/text/formatCount';
import { type Failure, isNotFound, UNSPECIFIED_FAILURE_TEXT } from '../failures';

/** The title for a list that could not be loaded; the specification has no text for it. */
export function describeListFailure(listName: string): string {
  return `Unable to retrieve ${listName}`;
}

/** The reason of a failure, shown in addition to the text of the error catalogue. `service`: who was called. */
export function describeFailure(failure: Failure, service = 'platform'): string {
  switch (failure.kind) {
    case 'status':
      return describeStatusFailure(failure, service);
    case 'timeout':
      return `The ${service} did not respond within 10 seconds.`;
    case 'network':
      return `The ${service} could not be reached: check the connection.`;
    case 'unreadable':
      return `The ${service} sent a response that this portal cannot read.`;
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
      return 'No service is configured for this call.';
    case 'invalid':
      return 'Nothing was sent, because the form’s data is not valid.';
    case 'unspecified':
      return UNSPECIFIED_FAILURE_TEXT;
  }
}

function describeStatusFailure(failure: Failure, service: string): string {
  const { status, message, retryAfter } = failure;
  const serverMessage = message ? `: ${message}` : '';
  if (status === 429 || status === 503) return describeBusyFailure(service, status, retryAfter);
  if (status === 403) return `You do not have permission (403)${serverMessage}`;
  if (isNotFound(failure)) return `Not found on the ${service} (404)${serverMessage}`;
  // Mostly the HTML of a proxy, which says nothing about what was asked for.
  if (status === 404) return `The ${service} sent a response that this portal cannot read (404).`;
  return `The ${service} responded with ${status ?? 'an error'}${serverMessage}`;
}

function describeBusyFailure(service: string, status: number, seconds: number | undefined): string {
  return `The ${service} is busy (${status}): try again ${describeDelay(seconds)}.`;
}

function describeDelay(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a moment';
  return seconds < 120
    ? `in ${formatCount(seconds, 'second', 'seconds')}`
    : `in ${formatCount(Math.ceil(seconds / 60), 'minute', 'minutes')}`;
}
