interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * For hosts whose Content Security Policy requires Trusted Types. The portal never writes HTML. Libraries may write
 * text, such as a style, but nothing that contains a tag: null makes the browser refuse the text.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
