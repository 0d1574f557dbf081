export const TOKEN_KINDS = ['jwt', 'opaque'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
