/** The key of the token in sessionStorage. The bench stores an administrator's token before it opens a list (sites.ts). */
export const TOKEN_KEY = 'baseline:token';
