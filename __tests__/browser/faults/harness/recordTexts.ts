import { type Page } from '@playwright/test';

/** Looks at every change of the page from now on; answers which of the texts stood on it at any time. */
export async function recordTextsOnPage(
  page: Page,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  await page.evaluate(startRecording, { texts, path: '', agency: '' });
  return () => page.evaluate(() => [...(window as unknown as RecordingWindow).textsSeen]);
}

/** Goes to an address of another agency without a new document, and looks for the texts from the moment it stands. */
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

/** Runs in the page. The screen that is left may stand until the router has drawn the next one. */
function startRecording({ texts, path, agency }: { texts: readonly string[]; path: string; agency: string }) {
  const seen = new Set<string>();
  (window as unknown as RecordingWindow).textsSeen = seen;
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

/** Looks in every document from now on, from before its first frame; answers which of the texts ever stood. */
export async function recordTextsInDocuments(page: Page, texts: readonly string[]): Promise<() => string[]> {
  const seen = new Set<string>();
  await page.exposeBinding('tellText', (_source, text: string) => seen.add(text));
  await page.addInitScript((wanted) => {
    const { tellText } = window as unknown as { tellText: (text: string) => void };
    new MutationObserver(() => {
      const shown = document.body?.textContent ?? '';
      for (const text of wanted) if (shown.includes(text)) tellText(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, texts);
  return () => [...seen];
}

/** Watches a signed-out page for so long; answers what came up: keys of sessionStorage, messages. */
export function recordKeysAndMessages(page: Page, ms: number): Promise<string[]> {
  return page.evaluate(
    (length) =>
      new Promise<string[]>((resolve) => {
        const found = new Set<string>();
        const look = setInterval(() => {
          for (const key of Object.keys(sessionStorage)) found.add(key);
          for (const message of document.querySelectorAll('[role="alert"], .ant-message, .ant-notification'))
            found.add(message.textContent ?? '');
        }, 50);
        setTimeout(() => {
          clearInterval(look);
          resolve([...found]);
        }, length);
      }),
    ms,
  );
}
