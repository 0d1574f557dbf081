import type { Context } from 'hono';
import type { AnsweredWrites } from './answeredWrites';
import { type Bearer, checkAgency } from './bearer';
import { checkBody } from './bodyChecks';
import { callerAddress } from './callerAddress';
import { type Query, readQuery } from './query';
import { readJsonBody } from './requestBody';
import type { Answer, Call, RegionParts, Route } from './route';

/** Hands a call to its route: at most once for one Idempotency-Key. */
export async function carryOut(
  context: Context,
  parts: RegionParts,
  writes: AnsweredWrites,
  route: Route,
  bearer: Bearer,
): Promise<Answer> {
  const call = await readCall(context, parts, route, bearer);
  const key = context.req.header('idempotency-key');
  const { identity } = bearer;
  if (key === undefined || !identity || route.method === 'GET') return route.handle(call);

  const caller = identity.kind === 'admin' ? `${identity.subject} ${identity.agency.id}` : identity.subject;
  const { pathname, search } = new URL(context.req.url);
  const content = [route.method, pathname, search, call.bodyText].join('\n');
  return writes.once({ key, caller, content }, async (remember) =>
    route.handle({
      ...call,
      write: (work) =>
        parts.db.transaction(() => {
          const answer = work();
          remember(answer);
          return answer;
        }),
    }),
  );
}

async function readCall(context: Context, parts: RegionParts, route: Route, bearer: Bearer): Promise<Call> {
  const query = readQuery(context.req.url);
  const params = context.req.param();
  const { text, json } =
    context.req.method === 'GET' ? { text: '', json: undefined } : await readJsonBody(context.req.raw);
  if (route.audience === 'admin') checkOneAgency(bearer, params, query, json);
  return {
    ...parts,
    params,
    query,
    address: callerAddress(context),
    identity: bearer.identity,
    body: (check) => checkBody(check, json),
    bodyText: text,
    write: (work) => parts.db.transaction(work),
  };
}

/** A call may name its agency in the path, the query and the body: everywhere it has to be the token's. */
function checkOneAgency(bearer: Bearer, params: Record<string, string>, query: Query, json: unknown): void {
  const { agency, agencyId } =
    typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  const named = [params.agency, query.text('agency'), agency];
  checkAgency(bearer.identity, named, [query.text('agencyId'), agencyId]);
}
