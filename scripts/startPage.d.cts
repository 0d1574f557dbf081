export const PATTERNS: Readonly<Record<string, string>>;
export function screenChunks(route: string): string[];
export function startPage(
  chunkFiles: (chunk: string) => string[],
  scriptFiles: readonly string[],
): {
  tokenVariables: string;
  startScript: string;
  themeScript: string;
  scriptFiles: readonly string[];
  regions: readonly { region: string; name: string; mark: string }[];
  year: number;
  version: string;
};
