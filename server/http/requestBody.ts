import { invalid, Problem } from './problems';

/** No body is longer, in bytes. */
const LONGEST_BODY = 1_048_576;

/** A body as it was sent, and as JSON. */
export interface RequestBody {
  text: string;
  json: unknown;
}

/** Reads a JSON body of at most 1 MB. */
export async function readJsonBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Problem(415, 'not_json', 'The body must be application/json.');
  const text = await readText(request);
  try {
    return { text, json: JSON.parse(text) as unknown };
  } catch {
    throw invalid(['The body is not JSON.']);
  }
}

/** Counts while reading: a length that the caller announces need not be true. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) throw tooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > LONGEST_BODY) throw tooLong();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalid(['The body is not UTF-8.']);
  }
}

function tooLong(): Problem {
  return new Problem(413, 'too_long', 'The body is longer than 1 MB.');
}
