/** Identifies this build by the address of its first script, whose file name contains a hash. */
export function getCurrentBuild(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
}
