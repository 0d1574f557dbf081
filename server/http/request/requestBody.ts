import type { MiddlewareHandler } from 'hono';
import { badRequest, HttpError } from '../httpErrors';

const MAX_BODY_BYTES = 1_048_576;

/**
 * Reads a JSON body of at most 1 MB, so that `req.text()` and `req.json()` return it. Hono's own `bodyLimit` trusts the
 * Content-Length header, and its `req.text()` accepts invalid UTF-8.
 * @throws 413, 415, or 400 for invalid JSON or UTF-8, or a body that ends early
 */
export const readJsonBody: MiddlewareHandler = async ({ req }, next) => {
  if (!/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? ''))
    throw new HttpError(415, 'not_json', 'The body must be application/json.');
  req.raw = new Request(req.raw, { body: await readText(req.raw) });
  await req.json().catch(() => {
    throw badRequest(['The body is not JSON.']);
  });
  await next();
};

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw createPayloadTooLarge();
  const bytes = await readBytes(request.body ?? []).catch((error: unknown) => {
    // The stream fails when the client hangs up.
    throw error instanceof HttpError ? error : badRequest(['The body ended early.']);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest(['The body is not UTF-8.']);
  }
}

/** Counts the bytes while reading, because the Content-Length header can be wrong. */
async function readBytes(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw createPayloadTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function createPayloadTooLarge(): HttpError {
  return new HttpError(413, 'too_long', 'The body is longer than 1 MB.');
}
