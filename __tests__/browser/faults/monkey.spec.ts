import { SCREEN_URLS } from '../screenUrls';
import { expect, type Page, test } from './harness/faultTest';

/** Runs and actions of each, for every screen: `npm run test:monkey` takes 5 of 1,000 (R57). */
const SEEDS = Number(process.env.MONKEY_SEEDS ?? 1);
const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 100);

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
/** What a person presses to write. */
const SUBMITS =
  /^(submit|create|save|submit changes|register|try again|send again|finish profile|keep mine|sign in.*|login)/i;

/** Milliseconds from a press to what it sends: the next random action may come before that. */
const ASKED_MS = 5_000;

/** A sign-in to an agency, which a click on its row asks for: it changes nothing. */
const OPENING = /^\/pso\/api\/v1\/token\/agency$/;

declare global {
  interface Window {
    tellPress: (label: string) => void;
  }
}

// The specification has such a rule logged (section 5).
test.use({ expectedMessages: [/Business rule of an unexpected type/] });

for (const [place, path] of SCREEN_URLS.entries()) {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    test(
      `R57 ${ACTIONS} random actions on ${path}, seed ${seed}`,
      { tag: '@monkey' },
      async ({ page, open, requestLog }) => {
        test.setTimeout(60_000 + ACTIONS * 400);
        // Told at once and kept here: a document that has been left can't be asked any more.
        const pressed: { label: string; at: number }[] = [];
        await page.exposeBinding('tellPress', (_source, label: string) => {
          pressed.push({ label, at: Date.now() });
        });
        await page.addInitScript(() => {
          document.addEventListener(
            'click',
            ({ target }) => {
              const control = target instanceof Element ? target.closest('button, a, [role="button"]') : null;
              if (control) window.tellPress(control.textContent.trim());
            },
            { capture: true },
          );
        });
        // A write that follows a press of what writes was asked for; any other fails the case.
        await page.route('**/platform/**', async (route) => {
          const request = route.request();
          const method = request.method();
          if (method === 'POST' || method === 'PATCH' || method === 'DELETE') {
            const below = new URL(request.url()).pathname.replace(/^\/platform\/[\w-]+/, '');
            const isAsked = pressed.some(
              ({ label, at }) => at > Date.now() - ASKED_MS && SUBMITS.test(label),
            );
            if (OPENING.test(below) || isAsked) requestLog.expectWrite(method, below);
          }
          await route.continue();
        });
        const random = randomFrom(place * 1_000 + seed);
        await open(path, 'A');
        for (let action = 0; action < ACTIONS; action += 1) {
          if (!new URL(page.url()).pathname.startsWith(path.split('?')[0] ?? '')) await open(path, 'A');
          await act(page, random).catch((problem: unknown) => {
            // What was pressed before has just opened another document; whatever else fails is a finding.
            if (!String(problem).includes('Execution context was destroyed')) throw problem;
          });
        }
        await expect(page.locator('#root > *').first()).toBeVisible();
        await expect(
          page.getByText(/This page could not be shown|Something went wrong in this portal/),
        ).toHaveCount(0);
      },
    );
  }
}

/** Something that a person's hands could do. */
async function act(page: Page, random: () => number): Promise<void> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const point = { x: 210 + random() * 1_220, y: 60 + random() * 830 };
  const kind = random();
  if (kind < 0.4) await clickControl(page, random);
  else if (kind < 0.55) await page.mouse.click(point.x, point.y, { clickCount: random() < 0.2 ? 2 : 1 });
  else if (kind < 0.8) await page.keyboard.press(pick(KEYS));
  else if (kind < 0.9) await page.keyboard.insertText(pick(TEXTS));
  else {
    await page.mouse.move(point.x, point.y);
    await page.mouse.wheel(0, (random() - 0.3) * 3_000);
  }
}

/** Presses one of the controls that can be seen, of a dialog if there is one; never the way out. */
async function clickControl(page: Page, random: () => number): Promise<void> {
  const at = random();
  const spot = await page.evaluate((share) => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const within = dialog ?? document.querySelector('main') ?? document.body;
    const spots = [
      ...within.querySelectorAll('button, a, input, select, textarea, [role="button"], tr[data-index]'),
    ]
      .filter((control) => !control.closest('[href="/login"]'))
      .map((control) => control.getBoundingClientRect())
      .filter(
        ({ width, height, top, left }) =>
          width > 0 && height > 0 && top > 0 && left > 0 && top < innerHeight && left < innerWidth,
      );
    const box = spots[Math.floor(share * spots.length)];
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, at);
  if (spot) await page.mouse.click(spot.x, spot.y);
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
