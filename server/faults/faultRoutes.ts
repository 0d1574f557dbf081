import { type Context, Hono } from 'hono';
import { toErrorResponse, sendResponse } from '../http/responses';
import { validateBody } from '../http/validators';
import { readJsonBody } from '../http/requestBody';
import { faultListValidator } from './fault';
import type { FaultRegistry } from './faultRegistry';

/** The call that sets faults. It only exists where the platform was started with faults on. */
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
