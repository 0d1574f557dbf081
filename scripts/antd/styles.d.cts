export function extractBaseStyles(): string;
export function extractStyles(file: string): {
  css: string;
  variants: string;
  hooks: Readonly<Record<string, unknown>>;
};
export function readTokens(isRead: (name: string) => boolean): Record<string, unknown>;
