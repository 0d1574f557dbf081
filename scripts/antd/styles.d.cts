export function baseStyles(): string;
export function stylesOf(file: string): {
  css: string;
  variants: string;
  hooks: Readonly<Record<string, unknown>>;
};
export function tokens(isRead: (name: string) => boolean): Record<string, unknown>;
