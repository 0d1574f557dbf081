import { z } from 'zod';
import { adminRoute, psoRoute, publicRoute, type RouteContext } from '@server/http/route';

const schemas = { body: z.strictObject({ email: z.string() }) };
const handle = ({ body }: RouteContext<typeof schemas>) => ({ body: body.email });

it('a route does not compile without the schemas that its handler expects', () => {
  expect(psoRoute('POST', '/x', handle, schemas).schemas).toBe(schemas);
  // @ts-expect-error The body is unknown.
  psoRoute('POST', '/x', handle);
  // @ts-expect-error The body is unknown.
  publicRoute('POST', '/x', handle);
  // @ts-expect-error The body is unknown.
  adminRoute('POST', '/x', handle);
  // @ts-expect-error The body has another field.
  psoRoute('POST', '/x', handle, { body: z.strictObject({ name: z.string() }) });
});

it.each([
  ['pso', psoRoute],
  ['admin', adminRoute],
] as const)('the handler of a route for %s is not called without such a token', (kind, createRoute) => {
  const route = createRoute('GET', '/x', () => ({}));
  const context = { identity: undefined, session: undefined } as RouteContext;
  expect(() => route.handle(context)).toThrow(`/x was reached without a token of the kind ${kind}.`);
});
