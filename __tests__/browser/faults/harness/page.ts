import { type Page } from '@playwright/test';

/** Looks at every change of the page from now on; answers which of the texts stood on it at any time. */
export async function neverOnPage(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate(startLooking, { texts, path: '', agency: '' });
  return () => page.evaluate(() => [...(window as unknown as Looking).textsSeen]);
}

/** Goes to an address of another agency without a new document, and looks for the texts from the moment it stands. */
export async function goWithin(
  page: Page,
  path: string,
  agency: string,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  await page.evaluate(startLooking, { texts, path, agency });
  return () => page.evaluate(() => [...(window as unknown as Looking).textsSeen]);
}

interface Looking {
  textsSeen: Set<string>;
}

/** Runs in the page. The screen that is left may stand until the router has drawn the next one. */
function startLooking({ texts, path, agency }: { texts: readonly string[]; path: string; agency: string }) {
  const seen = new Set<string>();
  (window as unknown as Looking).textsSeen = seen;
  if (path !== '') {
    window.history.pushState({ key: 'case', idx: 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }
  new MutationObserver(() => {
    const shown = document.querySelector('.top-bar__agency')?.textContent;
    if (agency !== '' && shown !== agency) return;
    const text = document.body.textContent ?? '';
    for (const one of texts) if (text.includes(one)) seen.add(one);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
