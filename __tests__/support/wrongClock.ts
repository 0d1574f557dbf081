import { type FakeNetwork } from './fakeNetwork';
import { type TokenKind } from './tokenKinds';

/** Sets the portal's clock. The platform in memory keeps the true time. */
export function setPortalClock(aheadMs: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + aheadMs);
}

/** A network whose tokens are of this kind, and whose answers have the header `date` after `sendDates`. */
export function openClockNetwork(network: FakeNetwork, kind: TokenKind) {
  const jwtByToken = new Map<string, string>();
  const fetchToken: FakeNetwork['fetchToken'] = async (region, agency) => {
    const jwt = await network.fetchToken(region, agency);
    const token = kind === 'jwt' ? jwt : `opaque-${region}-${agency ?? 'operator'}`;
    jwtByToken.set(`Bearer ${token}`, `Bearer ${jwt}`);
    return token;
  };
  const forward = async (request: Request) => {
    const headers = new Headers(request.headers);
    const token = jwtByToken.get(headers.get('authorization') ?? '');
    if (token !== undefined) headers.set('authorization', token);
    const response = await network.forward(new Request(request, { headers }));
    const answer = new Response(response.body, response);
    answer.headers.set('date', new Date().toUTCString());
    return answer;
  };
  return { ...network, fetchToken, sendDates: () => network.intercept('/platform/', forward) };
}
