/** The token that each call needs (section 7 of the specification), by its path after the region's base URL. The first match wins. */
const AUDIENCES: [path: RegExp, token: 'none' | 'pso' | 'admin'][] = [
  [/^\/(pso\/api\/v1\/signin|auth\/api\/v4\/authenticate|agencies\/v2\/)/, 'none'],
  [/^\/(agency|pso|pspaccount\/api\/v3\/account)\//, 'pso'],
  [/^\/[a-z]+\/api\//, 'admin'],
];

export function findAudience(path: string): 'none' | 'pso' | 'admin' | undefined {
  return AUDIENCES.find(([pattern]) => pattern.test(path))?.[1];
}
