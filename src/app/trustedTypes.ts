interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Where the page's policy asks for Trusted Types: text that libraries write as HTML may be the text of a style, and
 * never hold a tag. Nothing of the portal writes HTML.
 */
export function refuseHtml(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
