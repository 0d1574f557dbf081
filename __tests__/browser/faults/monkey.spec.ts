import { createRandom, type Random } from '@server/db/seed/values/random';
import { SCREEN_URLS } from '../screenUrls';
import { expect, type Page, test } from './harness/faultTest';

/** `npm run test:monkey`, which alone runs this file, sets 5 seeds and 1,000 actions. Each seed is one random run. */
const SEEDS_PER_SCREEN = Number(process.env.MONKEY_SEEDS ?? 1);
const ACTIONS_PER_RUN = Number(process.env.MONKEY_ACTIONS ?? 100);

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Control+a',
  'Delete',
];
const TEXTS = ['a', '7', '-1', '1e9', '', 'é🚌', '<b>', '2.5', 'null', '{"a":', ' ', 'x'.repeat(300)];
/** Labels of the buttons that send a write. */
const SUBMIT_LABELS =
  /^(submit|create|save|submit changes|register|try again|send again|finish profile|send mine over it|sign in.*|login)/i;

/** How long after a press its write may be sent; other random actions can come in between. */
const WRITE_DELAY_MS = 5_000;

/** A click on an agency's row sends this write, which changes no data. */
const AGENCY_SIGN_IN = /^\/pso\/api\/v1\/token\/agency$/;

declare global {
  interface Window {
    reportPress: (label: string) => void;
  }
}

test.use({
  // The portal must log a rule of an unexpected type (section 5 of the specification).
  expectedMessages: [/Business rule of an unexpected type/],
  // Random actions can start one, and then open an agency.
  hasBackgroundRuns: true,
});

for (const path of SCREEN_URLS) {
  for (let seed = 1; seed <= SEEDS_PER_SCREEN; seed += 1) {
    test(
      `${path} survives ${ACTIONS_PER_RUN} random actions (seed ${seed})`,
      { tag: '@monkey' },
      async ({ page, openSignedIn, requestLog }) => {
        test.setTimeout(60_000 + ACTIONS_PER_RUN * 400);
        // The page reports presses at once, because a document that was left can't be read any more.
        const pressed: { label: string; pressedAt: number }[] = [];
        await page.exposeBinding('reportPress', (_source, label: string) => {
          pressed.push({ label, pressedAt: Date.now() });
        });
        await page.addInitScript(() => {
          document.addEventListener(
            'click',
            ({ target }) => {
              const control = target instanceof Element ? target.closest('button, a, [role="button"]') : null;
              if (control) window.reportPress(control.textContent.trim());
            },
            { capture: true },
          );
        });
        // A write is expected after a press of a submit button. Any other write fails the test.
        await page.route('**/platform/**', async (route) => {
          const request = route.request();
          const method = request.method();
          if (method === 'POST' || method === 'PATCH' || method === 'DELETE') {
            const requestPath = new URL(request.url()).pathname.replace(/^\/platform\/[\w-]+/, '');
            const isExpected = pressed.some(
              ({ label, pressedAt }) => pressedAt > Date.now() - WRITE_DELAY_MS && SUBMIT_LABELS.test(label),
            );
            if (AGENCY_SIGN_IN.test(requestPath) || isExpected)
              requestLog.expectOneWrite(method, requestPath);
          }
          await route.continue();
        });
        const random = createRandom(seed, path);
        await openSignedIn(path, 'agencyA');
        for (let action = 0; action < ACTIONS_PER_RUN; action += 1) {
          if (!new URL(page.url()).pathname.startsWith(path.split('?')[0] ?? ''))
            await openSignedIn(path, 'agencyA');
          await performAction(page, random).catch((problem: unknown) => {
            // An earlier press may have just opened another document; every other error fails the test.
            if (!String(problem).includes('Execution context was destroyed')) throw problem;
          });
        }
        await expect(page.locator('#root > *').first()).toBeVisible();
        await expect(
          page.getByText(/(This page|The portal) could not be shown|Something went wrong in this portal/),
        ).toHaveCount(0);
      },
    );
  }
}

async function performAction(page: Page, random: Random): Promise<void> {
  // A point of the page's content, right of the side menu and below the top bar, in a window of 1440 × 900.
  const point = { x: random.between(210, 1_429), y: random.between(60, 889) };
  const choice = random.below(100);
  if (choice < 40) await clickControl(page, random);
  else if (choice < 55)
    await page.mouse.click(point.x, point.y, { clickCount: random.chanceInPercent(20) ? 2 : 1 });
  else if (choice < 80) await page.keyboard.press(random.pick(KEYS));
  else if (choice < 90) await page.keyboard.insertText(random.pick(TEXTS));
  else {
    await page.mouse.move(point.x, point.y);
    await page.mouse.wheel(0, random.between(-900, 2_100));
  }
}

/** Clicks a random visible control, of the top dialog if one is open; never Sign Out. */
async function clickControl(page: Page, random: Random): Promise<void> {
  const randomNumber = random.below(1_000_000);
  const target = await page.evaluate((anyNumber) => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const container = dialog ?? document.querySelector('main') ?? document.body;
    const boxes = [
      ...container.querySelectorAll('button, a, input, select, textarea, [role="button"], tr[data-index]'),
    ]
      .filter((control) => !control.closest('[href^="/login"]'))
      .map((control) => control.getBoundingClientRect())
      .filter(
        ({ width, height, top, left }) =>
          width > 0 && height > 0 && top > 0 && left > 0 && top < innerHeight && left < innerWidth,
      );
    const box = boxes[anyNumber % boxes.length];
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, randomNumber);
  if (target) await page.mouse.click(target.x, target.y);
}
