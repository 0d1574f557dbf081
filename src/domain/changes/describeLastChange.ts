import { type Change, type ChangeObject } from './change';

/**
 * For example `Last change in CBTA: by you, 4 min ago (daily_cap)`. It names the agency, because the line is shown in forms of
 * other objects too. `now`: milliseconds since 1970, by the platform's clock.
 */
export function describeLastChange(
  { agency, object, at }: Pick<Change, 'agency' | 'object' | 'at'>,
  now: number,
): string {
  return `Last change in ${agency}: by you, ${formatAge(now - at)} (${nameObject(object)})`;
}

function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

/** The object in a few words, for forms of other objects too: names no person. */
function nameObject(object: ChangeObject): string {
  switch (object.kind) {
    case 'rule':
      return object.identity;
    case 'features':
      return `${object.name} ${object.version} ${object.platform}`;
    case 'payment':
      return `payment ${object.paymentId}`;
    case 'administrator':
    case 'profile':
      return 'an administrator';
    case 'agency':
      return 'the agency';
    case 'operator':
      return 'an operator';
    case 'fleetRun':
      return `Fleet, ${object.tab}`;
  }
}
