/**
 * Resolves when the document is shown. Chrome prerenders addresses that are often typed, with a copy of the session of the tab
 * in view: what a prerendered page ends or stores would concern that tab.
 */
export async function untilActivated(): Promise<void> {
  // TypeScript's DOM types do not have it yet.
  if (!(document as { prerendering?: boolean }).prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
