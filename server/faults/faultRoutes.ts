import { type Context, Hono } from 'hono';
import { readJsonBody } from '../http/requestBody';
import { sendResponse, toErrorResponse } from '../http/responses';
import { validateBody } from '../http/validators';
import { faultListValidator } from './fault';
import type { FaultRegistry } from './faultRegistry';

/**
 * Routes to list, replace and delete the injected faults. They exist only if the environment variable FAULTS is
 * set, and not to `off`.
 */
export function createFaultRoutes(faultRegistry: FaultRegistry): Hono {
  const sendFaults = (context: Context) => sendResponse(context, { body: faultRegistry.list() });
  return new Hono()
    .get('/', sendFaults)
    .put('/', async (context) => {
      try {
        const { json } = await readJsonBody(context.req.raw);
        faultRegistry.replace(validateBody(faultListValidator, json));
        return sendFaults(context);
      } catch (error) {
        return sendResponse(context, toErrorResponse(error));
      }
    })
    .delete('/', (context) => {
      faultRegistry.replace([]);
      return sendFaults(context);
    });
}
