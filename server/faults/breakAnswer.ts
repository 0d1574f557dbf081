import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { respond } from '../http/answers';
import type { Answer } from '../http/route';
import type { Fault } from './fault';

const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

/** Sends what a fault makes of an answer. */
export async function breakAnswer(
  context: Context,
  fault: Fault,
  answer: Answer | undefined,
): Promise<Response> {
  switch (fault.kind) {
    case 'latency':
      return respond(context, answer ?? {});
    case 'status':
      return respond(context, statusAnswer(fault));
    case 'html':
      return context.html(PAGE, (fault.status ?? 502) as 502, { 'Cache-Control': 'no-store' });
    case 'hang':
      await closed(context);
      return drop(context);
    case 'drop':
      return drop(context);
    case 'cut':
      return cut(context, respond(context, answer ?? {}), Promise.resolve());
    case 'stall':
      return cut(context, respond(context, answer ?? {}), closed(context));
  }
}

/** Resolves after so many milliseconds. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function statusAnswer({ status = 500, body, retryAfter, location }: Fault): Answer {
  const message = 'This fault was asked for.';
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

function outgoing(context: Context): ServerResponse | undefined {
  return (context.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
}

/** Waits until the caller gives up. */
function closed(context: Context): Promise<void> {
  return new Promise((resolve) => {
    const response = outgoing(context);
    if (response) response.once('close', resolve);
    else context.req.raw.signal.addEventListener('abort', () => resolve());
  });
}

/** What is returned when the connection is closed goes nowhere. */
function drop(context: Context): Response {
  const response = outgoing(context);
  if (!response) return new Response(brokenStream(''));
  response.destroy();
  return new Response(null);
}

/** Sends the first half of an answer, and closes the connection once `end` has come. */
async function cut(context: Context, whole: Response, end: Promise<void>): Promise<Response> {
  const text = await whole.text();
  const half = text.slice(0, Math.ceil(text.length / 2));
  const socket = outgoing(context)?.socket;
  if (!socket) return new Response(brokenStream(half), { status: whole.status, headers: whole.headers });
  // The announced length is that of the whole, so that the caller sees that the answer is not.
  const headers = [...whole.headers, ['content-length', Buffer.byteLength(text)]].map((pair) =>
    pair.join(': '),
  );
  const head = [`HTTP/1.1 ${whole.status} ${STATUS_CODES[whole.status] ?? ''}`, ...headers].join('\r\n');
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n${half}`, resolve));
  await end;
  return drop(context);
}

/** A body that breaks off, for callers without a connection. */
function brokenStream(text: string): ReadableStream<Uint8Array> {
  const chunks = text === '' ? [] : [new TextEncoder().encode(text)];
  return new ReadableStream({
    pull: (controller) => {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new Error('The connection was closed.'));
    },
  });
}
