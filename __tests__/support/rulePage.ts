import { screen } from '@testing-library/react';
import { openWire, type Wire } from './platform';
import { renderAt } from './renderAt';

/** What tests of a rule's edit share: the page, its dialogs, and somebody else who changes the rule too. */
export let wire: Wire;
// The platform is each test's own: a change of one is none of the next.
beforeEach(async () => {
  wire = await openWire();
});
afterEach(() => wire.platform.close());

const CATEGORIES = { transfers: 2, account: 3, cards: 4, advanced: 6 } as const;

/** Opens the row of a rule; an object rule's viewer is passed by. */
export async function openRule(category: keyof typeof CATEGORIES, identity: string) {
  const path = `/agency-dashboard/CBTA/businessRules?open=${CATEGORIES[category]}`;
  const page = await renderAt(path, wire, { agencies: ['CBTA'] });
  await page.user.click(await screen.findByText(identity));
  const edit = screen.queryByText('Edit', { selector: '.ant-modal span' });
  if (edit) await page.user.click(edit);
  return { ...page, dialog: await dialogOf(identity) };
}

/** The dialog by its title's words: antd gives every part the same id in tests. */
export async function dialogOf(title: string): Promise<HTMLElement> {
  const words = await screen.findByText(title, { selector: '.ant-modal-title, .ant-modal-title *' });
  return words.closest<HTMLElement>('[role="dialog"]') ?? words;
}

export const value = () => screen.getByLabelText<HTMLInputElement>('Value', { selector: 'input, textarea' });
export const json = () => screen.getByLabelText<HTMLTextAreaElement>('JSON');
export const press = (name: string) => screen.getByText(name, { selector: '.ant-modal button span' });
export const patches = () => wire.sent.filter((line) => line.startsWith('PATCH'));
export const listLoads = () => wire.sent.filter((line) => line.includes('/rules?')).length;
export const outcome = (title: string) => screen.findByRole('dialog', { name: title });

/** Collects the bodies of PATCH calls on their way to the platform. */
export function bodies(): string[] {
  const seen: string[] = [];
  wire.fault('PATCH', async (request) => {
    seen.push(await request.clone().text());
    return wire.platform.site.fetch(request);
  });
  return seen;
}

/** Somebody else changes the rule. */
export async function changeElsewhere(category: keyof typeof CATEGORIES, identity: string, inner: string) {
  const query = `identity=${identity}&category=${CATEGORIES[category]}`;
  const reply = await wire.platform.site.fetch(
    new Request(`http://localhost/platform/us-east/businessrules/api/v1/rule?${query}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await wire.token('usEast', 'CBTA')}`,
        'content-type': 'application/json',
      },
      body: `{"identity":"${identity}","category":${CATEGORIES[category]},"rule":${inner}}`,
    }),
  );
  expect(reply.status).toBe(200);
}

/** Changes the number of minutes and submits. */
export async function submitMinutes(to = '90') {
  const page = await openRule('transfers', 'transfer_minutes');
  await page.user.clear(value());
  await page.user.type(value(), to);
  return { ...page, submit: () => page.user.click(press('Submit')) };
}
