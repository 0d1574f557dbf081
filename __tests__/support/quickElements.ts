import * as React from 'react';

/**
 * React's development build takes a stack trace of each element that it creates, to name in its warnings which component
 * made it: about a tenth of the time of a test with a large form. React itself takes none beyond a number of them in each second; here the
 * count is always beyond it. The warnings stay, without these stacks.
 */
export function installQuickElements(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ];
  if (internals === undefined || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its stacks elsewhere: change or remove quickElements.ts.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
