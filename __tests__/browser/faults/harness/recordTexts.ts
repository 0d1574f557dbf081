import { type Page } from '@playwright/test';

/** The returned function lists which of the texts have appeared since, until the document is left or reloaded. */
export async function recordTextsInCurrentDocument(
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

/**
 * Runs in the page. Navigates if `path` is not empty. With an `agency`, texts count only on its page, because the old
 * page stays until the router renders the next one.
 */
function startRecording({ texts, path, agency }: { texts: readonly string[]; path: string; agency: string }) {
  const seen = new Set<string>();
  (window as unknown as RecordingWindow).textsSeen = seen;
  if (path !== '') {
    // React Router follows popstate events.
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

/** The returned function lists which of the texts have appeared in any document that the page has loaded since. */
export async function recordTextsAcrossLoads(page: Page, texts: readonly string[]): Promise<() => string[]> {
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

/** Watches a page for `ms` milliseconds, and returns all sessionStorage keys and messages that it had. */
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
