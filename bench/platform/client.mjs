/* Calls to one platform over one kept connection, as the administrator of its largest agency. */
import { Agent, request } from 'node:http';

const AGENCY = 'CBTA';
const OPERATOR = 'operator@us-east.example';

/** Signs in, and answers `get(path)` → { ms, rows, total, nextPage }. */
export async function client(address, password) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method, path, token, body) =>
    exchange(agent, `${address}/platform/us-east${path}`, method, token, body);
  const { id_token: pso } = (
    await send('POST', '/pso/api/v1/signin', undefined, { email: OPERATOR, password })
  ).body;
  const { id } = (await send('GET', `/agency/api/v4/agencies/${AGENCY}`, pso)).body;
  const { token } = (
    await send('POST', '/pso/api/v1/token/agency', pso, { agencyName: AGENCY, agencyId: id })
  ).body;
  return {
    get: async (path) => {
      const { body, headers, ms } = await send('GET', path, token);
      return { ms, rows: body, total: Number(headers['x-total']), nextPage: headers['x-next-page'] };
    },
  };
}

/** The time is from sending to the last byte; reading the JSON is not in it. */
function exchange(agent, url, method, token, body) {
  return new Promise((resolve, reject) => {
    const started = process.hrtime.bigint();
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const ms = Number(process.hrtime.bigint() - started) / 1e6;
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode >= 400) reject(new Error(`${method} ${url}: ${response.statusCode} ${text}`));
        else resolve({ body: JSON.parse(text), headers: response.headers, ms });
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
