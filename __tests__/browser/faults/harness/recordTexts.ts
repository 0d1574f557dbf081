import { type Page } from '@playwright/test';

/** Observes every change of the page. The returned function lists which of the texts have appeared since. */
export async function recordTextsOnPage(
  page: Page,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  await page.evaluate(startRecording, { texts, path: '', agency: '' });
  return () => page.evaluate(() => [...(window as unknown as RecordingWindow).textsSeen]);
}

/**
 * Navigates to another agency's page without a reload. The returned function lists which of the texts have appeared
 * since that agency's page was rendered.
 */
export async function navigateAndRecordTexts(
  page: Page,
  path: string,
  agency: string,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  await page.evaluate(startRecording, { texts, path, agency });
  return () => page.evaluate(() => [...(window as unknown as RecordingWindow).textsSeen]);
}

interface RecordingWindow {
  textsSeen: Set<string>;
}

/** Runs in the page. Texts count only on the new agency's page: the old page stays until the router renders the next one. */
function startRecording({ texts, path, agency }: { texts: readonly string[]; path: string; agency: string }) {
  const seen = new Set<string>();
  (window as unknown as RecordingWindow).textsSeen = seen;
  if (path !== '') {
    window.history.pushState({ key: 'test', idx: 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }
  new MutationObserver(() => {
    const shownAgency = document.querySelector('.top-bar__agency')?.textContent;
    if (agency !== '' && shownAgency !== agency) return;
    const pageText = document.body.textContent ?? '';
    for (const text of texts) if (pageText.includes(text)) seen.add(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Observes every document from before its first frame. The returned function lists which of the texts have appeared. */
export async function recordTextsInDocuments(page: Page, texts: readonly string[]): Promise<() => string[]> {
  const seen = new Set<string>();
  await page.exposeBinding('reportText', (_source, text: string) => seen.add(text));
  await page.addInitScript((watchedTexts) => {
    const { reportText } = window as unknown as { reportText: (text: string) => void };
    new MutationObserver(() => {
      const pageText = document.body?.textContent ?? '';
      for (const text of watchedTexts) if (pageText.includes(text)) reportText(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, texts);
  return () => [...seen];
}

/** Watches a signed-out page for `ms` milliseconds; resolves to all sessionStorage keys and messages that it had. */
export function recordKeysAndMessages(page: Page, ms: number): Promise<string[]> {
  return page.evaluate(
    (durationMs) =>
      new Promise<string[]>((resolve) => {
        const found = new Set<string>();
        const interval = setInterval(() => {
          for (const key of Object.keys(sessionStorage)) found.add(key);
          for (const message of document.querySelectorAll('[role="alert"], .ant-message, .ant-notification'))
            found.add(message.textContent ?? '');
        }, 50);
        setTimeout(() => {
          clearInterval(interval);
          resolve([...found]);
        }, durationMs);
      }),
    ms,
  );
}
