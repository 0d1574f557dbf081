export const COMPONENTS: Readonly<Record<string, object>>;
export function extractStyles(): string;
export function readTokens(isRead: (name: string) => boolean): Record<string, unknown>;
