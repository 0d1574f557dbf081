interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Where the page's policy asks for Trusted Types: nothing of the portal writes HTML. What libraries write that way may
 * be the text of a style, such as a scroll lock's, and never hold a tag.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
