/**
 * The options, which redact secrets, are loaded only where DevTools are on: in production, if the configuration turns them
 * on. Without them, DevTools stay off.
 */
export async function loadDevToolsOptions(isAllowedInProduction: boolean) {
  if (process.env.NODE_ENV === 'production' && !isAllowedInProduction) return false;
  return import(/* webpackChunkName: 'dev-tools' */ '../devTools').then(
    ({ buildDevToolsOptions }) => buildDevToolsOptions(),
    () => false,
  );
}
