import { Agent, request } from 'node:http';

const AGENCY = 'CBTA';
const OPERATOR = 'operator@us-east.example';

/**
 * Signs in as the operator and gets a token for the largest agency. Returns a client for one keep-alive connection; its
 * `get(path)` resolves to { ms, rows, total, nextPage }.
 */
export async function connectClient(origin, password) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method, path, token, body) =>
    fetchTimed(agent, `${origin}/platform/us-east${path}`, method, token, body);
  const { id_token: operatorToken } = (
    await send('POST', '/pso/api/v1/signin', undefined, { email: OPERATOR, password })
  ).body;
  const { id } = (await send('GET', `/agency/api/v4/agencies/${AGENCY}`, operatorToken)).body;
  const { token } = (
    await send('POST', '/pso/api/v1/token/agency', operatorToken, { agencyName: AGENCY, agencyId: id })
  ).body;
  return {
    get: async (path) => {
      const { body, headers, ms } = await send('GET', path, token);
      return { ms, rows: body, total: Number(headers['x-total']), nextPage: headers['x-next-page'] };
    },
  };
}

/** `ms`: milliseconds from sending to the last byte, without parsing the JSON. */
function fetchTimed(agent, url, method, token, body) {
  return new Promise((resolve, reject) => {
    const startedAt = process.hrtime.bigint();
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const clientRequest = request(url, { agent, method, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const ms = Number(process.hrtime.bigint() - startedAt) / 1e6;
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode >= 400) reject(new Error(`${method} ${url}: ${response.statusCode} ${text}`));
        else resolve({ body: JSON.parse(text), headers: response.headers, ms });
      });
    });
    clientRequest.on('error', reject);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
