export function buildPolicy(page: string, apiOrigins?: string): string;
