/** Which token goes with which call (specification 7), by the path below a region's base; the first that fits holds. */
const AUDIENCES: [path: RegExp, token: 'none' | 'pso' | 'admin'][] = [
  [/^\/(pso\/api\/v1\/signin|auth\/api\/v4\/authenticate|agencies\/v2\/)/, 'none'],
  [/^\/(agency|pso|pspaccount\/api\/v3\/account)\//, 'pso'],
  [/^\/[a-z]+\/api\//, 'admin'],
];

export function findAudience(path: string): 'none' | 'pso' | 'admin' | undefined {
  return AUDIENCES.find(([form]) => form.test(path))?.[1];
}
