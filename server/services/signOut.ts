import { z } from 'zod';
import { endSession } from '../auth/signedOut';
import { publicRoute, type RouteContext, type RouteResponse } from '../http/route';

/**
 * An addition to the specified calls, which `signOutCall` in /index.json names. It takes a token of either kind, and ends
 * all tokens of its sign-in. Other sign-ins of the person go on: several people may use a demo account. A token that is not
 * valid has nothing to end, so it is no error: the portal sends all tokens of a session, and the first call may end the others.
 */
export const signOutRoute = publicRoute('POST', '/pso/api/v1/signout', signOut, { body: z.strictObject({}) });

function signOut({ session, now, db, write }: RouteContext): RouteResponse {
  if (!session) return { status: 204 };
  return write(() => {
    endSession(db, session, now());
    return {
      response: { status: 204 },
      change: { object: `sign-in ${session.id}`, before: null, after: '{"signedOut":true}' },
    };
  });
}
