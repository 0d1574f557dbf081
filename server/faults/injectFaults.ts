import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/apiEnv';
import type { HostName } from '../regions';
import { applyFault } from './applyFault';
import type { FaultRegistry } from './faultRegistry';

/** The status in the access log when the client gets no complete response. */
const NO_RESPONSE_STATUS = 0;

/** Replaces the responses of the requests that a fault matches. */
export function injectFaults(faults: FaultRegistry, host: HostName): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const fault = faults.takeMatching(host, context.req.method, context.req.url);
    if (fault?.ms !== undefined) await delay(fault.ms);
    if (!fault) return next();

    // `applied`: the route takes effect, and only the response is faulty. A delayed response or half of one needs the
    // route, too.
    const isHalfSent = fault.kind === 'cut' || fault.kind === 'stall';
    if (fault.applied || isHalfSent || fault.kind === 'latency') await next();
    const routeResponse = context.res;
    // Hono would copy the headers of the route's response to the faulty one.
    context.res = undefined;
    // Logged here, because applyFault may return only when the client closes the connection.
    if (isHalfSent || fault.kind === 'hang' || fault.kind === 'drop')
      context.var.logRequest(NO_RESPONSE_STATUS);
    context.res = await applyFault(context, fault, routeResponse);
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
