import { type Context, Hono } from 'hono';
import { isLocalRequest } from '../http/clientAddress';
import { notFound } from '../http/httpErrors';
import { readJsonBody } from '../http/request/requestBody';
import { validateRequest } from '../http/request/validation';
import { sendResponse, toErrorResponse } from '../http/responses';
import { faultList } from './fault';
import type { FaultRegistry } from './faultRegistry';

/**
 * Routes to list, replace and delete the injected faults. They exist only if the environment variable FAULTS is
 * set, and not to `off`, and only for requests from this machine: they need no token. A proxy's rule for their path is not
 * enough, because nginx compares `/_control//../faults` in another form than it passes on.
 */
export function createFaultRoutes(faultRegistry: FaultRegistry): Hono {
  const sendFaults = (context: Context) => sendResponse(context, { body: faultRegistry.list() });
  return new Hono()
    .use((context, next) => {
      if (!isLocalRequest(context)) throw notFound('The route');
      return next();
    })
    .get('/', sendFaults)
    .put('/', readJsonBody, validateRequest('json', faultList), (context) => {
      faultRegistry.replace(context.req.valid('json'));
      return sendFaults(context);
    })
    .delete('/', (context) => {
      faultRegistry.replace([]);
      return sendFaults(context);
    })
    .onError((error, context) => sendResponse(context, toErrorResponse(error)));
}
