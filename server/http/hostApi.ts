import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import type { FaultRegistry } from '../faults/faultRegistry';
import { injectFaults } from '../faults/injectFaults';
import type { HostName } from '../regions';
import { logRequests, type RequestLoad, type RequestLogEntry, type SignInLogEntry } from './accessLog';
import type { ApiEnv } from './apiEnv';
import { setClientAddress } from './clientAddress';
import { notFound } from './httpErrors';
import { sendResponse, toErrorResponse } from './responses';

export interface HostOptions {
  name: HostName;
  now: () => Date;
  /** All hosts of the platform share this object. */
  load: RequestLoad;
  faults?: FaultRegistry | undefined;
  onRequest?: ((entry: RequestLogEntry) => void) | undefined;
  onSignIn?: ((entry: SignInLogEntry) => void) | undefined;
  /** The addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[] | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** Creates an API without routes, with what the regions and the public-info host have in common. */
export function createHostApi(options: HostOptions, authorize?: MiddlewareHandler<ApiEnv>): Hono<ApiEnv> {
  const { name, now, load, faults, onRequest, onSignIn, onError, trustedProxies = [] } = options;
  // Not strict: a trailing slash in a path is optional.
  const app = new Hono<ApiEnv>({ strict: false });
  app.use(setClientAddress(trustedProxies), logRequests({ host: name, now, load, onRequest, onSignIn }));
  if (authorize) app.use(authorize);
  if (faults) app.use(injectFaults(faults, name));
  app.notFound((context) => sendResponse(context, toErrorResponse(notFound('The route'))));
  app.onError(createErrorHandler(onError));
  return app;
}

/** `onError` is called with unexpected errors only. */
export function createErrorHandler(onError: HostOptions['onError']): ErrorHandler {
  return (error, context) => {
    const response = toErrorResponse(error);
    if (response.status === 500) onError?.(error);
    return sendResponse(context, response);
  };
}
