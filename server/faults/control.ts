import { type Context, Hono } from 'hono';
import { problemAnswer, respond } from '../http/answers';
import { checkBody } from '../http/bodyChecks';
import { readJsonBody } from '../http/requestBody';
import { faultList } from './fault';
import type { FaultBook } from './faultBook';

/** The call that sets faults. It only exists where the platform was started with faults on. */
export function faultControl(book: FaultBook): Hono {
  const current = (context: Context) => respond(context, { body: book.list() });
  return new Hono()
    .get('/', current)
    .put('/', async (context) => {
      try {
        const { json } = await readJsonBody(context.req.raw);
        book.replace(checkBody(faultList, json));
        return current(context);
      } catch (error) {
        return respond(context, problemAnswer(error));
      }
    })
    .delete('/', (context) => {
      book.replace([]);
      return current(context);
    });
}
