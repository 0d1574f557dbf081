/**
 * The key of the token in sessionStorage. The bench stores an administrator's token under it before it opens a list;
 * `bench/runner/sites.ts` repeats the text, because the runner's build has only files of `bench/runner`.
 */
export const TOKEN_KEY = 'baseline:token';
