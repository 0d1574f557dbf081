export function loadRoutePatterns(): Readonly<Record<string, string>>;
export function getScreenChunks(route: string): string[];
export function buildBootPage(
  getChunkFiles: (chunk: string) => string[],
  scriptFiles: readonly string[],
): {
  tokenVariables: string;
  bootScript: string;
  themeScript: string;
  scriptFiles: readonly string[];
  regions: readonly { id: string; name: string; slug: string }[];
  version: string;
};
