import { STATUS_CODES } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { sendResponse } from '../http/responses';
import type { RouteResponse } from '../http/route';
import type { Fault } from './fault';

const ERROR_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

/** Sends a fault's response. `response`: the route's; a fault that does not run the route does not use it. */
export async function applyFault(context: Context, fault: Fault, response: Response): Promise<Response> {
  switch (fault.kind) {
    case 'latency':
      // The caller has already waited; the response itself is normal.
      return response;
    case 'status':
      return sendResponse(context, buildStatusResponse(fault));
    case 'html':
      return context.html(ERROR_PAGE, (fault.status ?? 502) as 502, { 'Cache-Control': 'no-store' });
    case 'hang':
      await waitUntilClosed(context);
      return closeConnection(context);
    case 'drop':
      return closeConnection(context);
    case 'cut':
      return sendFirstHalf(context, response, Promise.resolve());
    case 'stall':
      return sendFirstHalf(context, response, waitUntilClosed(context));
  }
}

function buildStatusResponse({ status = 500, body, retryAfter, location }: Fault): RouteResponse {
  const message = 'This is an injected fault.';
  const headers = {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(location !== undefined && { Location: location }),
  };
  return {
    headers,
    status,
    body:
      body === undefined ? { code: 'fault', message, description: message, extra: { message: '' } } : body,
  };
}

/** Without bindings for a call without a network connection. */
interface ConnectionEnv extends Partial<HttpBindings> {
  /** The headers that the outer app adds to a response, but not to one that is written to the connection here. */
  corsHeaders?: Headers;
}

function getEnv(context: Context): ConnectionEnv {
  return (context.env as ConnectionEnv | undefined) ?? {};
}

function waitUntilClosed(context: Context): Promise<void> {
  return new Promise((resolve) => {
    const { outgoing: serverResponse } = getEnv(context);
    const { signal } = context.req.raw;
    // The client may have given up meanwhile.
    if (serverResponse ? serverResponse.destroyed : signal.aborted) resolve();
    else if (serverResponse) serverResponse.once('close', resolve);
    else signal.addEventListener('abort', () => resolve());
  });
}

/**
 * Closes the connection, so that the returned response is never sent. A call without a network connection, as in Jest,
 * gets a response whose body fails.
 */
function closeConnection(context: Context): Response {
  const { outgoing: serverResponse } = getEnv(context);
  if (!serverResponse) return new Response(createBrokenStream(''));
  serverResponse.destroy();
  return new Response(null);
}

/**
 * Sends the first half of a response, and closes the connection when `untilClose` resolves. Without a network connection
 * the body fails after that half.
 */
async function sendFirstHalf(
  context: Context,
  response: Response,
  untilClose: Promise<void>,
): Promise<Response> {
  const text = await response.text();
  // A response without a body has no half.
  if (text === '') return new Response(null, response);
  const half = text.slice(0, Math.ceil(text.length / 2));
  const { outgoing, corsHeaders = [] } = getEnv(context);
  const socket = outgoing?.socket;
  if (!socket)
    return new Response(createBrokenStream(half), { status: response.status, headers: response.headers });
  // Content-Length is that of the complete body, so that the client notices the missing half.
  const contentLength = ['content-length', Buffer.byteLength(text)];
  const headers = [...corsHeaders, ...response.headers, contentLength].map((pair) => pair.join(': '));
  const head = [`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`, ...headers].join(
    '\r\n',
  );
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n${half}`, resolve));
  await untilClose;
  return closeConnection(context);
}

/** A body stream that fails after `text`, for requests without a network connection. */
function createBrokenStream(text: string): ReadableStream<Uint8Array> {
  const chunks = text === '' ? [] : [new TextEncoder().encode(text)];
  return new ReadableStream({
    pull: (controller) => {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new Error('The connection was closed.'));
    },
  });
}
