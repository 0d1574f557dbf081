/** Their masks are loaded only where DevTools are on; without them, DevTools stay off. */
export async function loadDevToolsOptions(isAllowedInProduction: boolean) {
  if (process.env.NODE_ENV === 'production' && !isAllowedInProduction) return false;
  return import(/* webpackChunkName: 'dev-tools' */ '../devTools').then(
    ({ buildDevToolsOptions }) => buildDevToolsOptions(isAllowedInProduction),
    () => false,
  );
}
