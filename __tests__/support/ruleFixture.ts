import { screen } from '@testing-library/react';
import { replaceText } from './enterText';
import { type FakeNetwork, openFakeNetwork } from './fakeNetwork';
import { renderRoute } from './renderRoute';

export let network: FakeNetwork;
// Each test opens its own platform, because tests change rules.
beforeEach(async () => {
  network = await openFakeNetwork();
});
afterEach(() => network.platform.close());

/** The seeded rule categories that the tests use. */
const CATEGORY_IDS = { transfers: 2, account: 3, cards: 4, advanced: 6 } as const;

/** Opens the edit dialog of a rule. The row of an object rule opens a viewer first, whose button is Edit. */
export async function openRule(category: keyof typeof CATEGORY_IDS, identity: string) {
  const path = `/agency-dashboard/CBTA/businessRules?open=${CATEGORY_IDS[category]}`;
  const page = await renderRoute(path, network, { agencies: ['CBTA'] });
  await page.user.click(await screen.findByText(identity));
  // An object rule opens in the viewer, any other rule in the editor.
  await findDialog(new RegExp(`^(Edit )?${identity}$`));
  const editButton = screen.queryByText('Edit', { selector: '.ant-modal span' });
  if (editButton) await page.user.click(editButton);
  return { ...page, dialog: await findDialog(`Edit ${identity}`) };
}

/** Finds a dialog by its title's text, not by role and name: in tests antd gives all titles the same id. */
export async function findDialog(title: string | RegExp): Promise<HTMLElement> {
  const titleElement = await screen.findByText(title, { selector: '.ant-modal-title, .ant-modal-title *' });
  return titleElement.closest<HTMLElement>('[role="dialog"]') ?? titleElement;
}

export const valueInput = () =>
  screen.getByLabelText<HTMLInputElement>('Value', { selector: 'input, textarea' });
export const jsonInput = () => screen.getByLabelText<HTMLTextAreaElement>('JSON');
export const dialogButton = (name: string) => screen.getByText(name, { selector: '.ant-modal button span' });
export const countListLoads = () => network.requestsTo('/rules?').length;
/** The dialog that says whether a change has succeeded. */
export const findOutcomeDialog = (title: string) => screen.findByRole('dialog', { name: title });

/** Changes the rule directly on the platform, as a second operator would. */
export async function changeRuleOnServer(
  category: keyof typeof CATEGORY_IDS,
  identity: string,
  ruleJson: string,
  agency = 'CBTA',
) {
  const query = `identity=${identity}&category=${CATEGORY_IDS[category]}`;
  const response = await network.send(
    `PATCH /platform/us-east/businessrules/api/v1/rule?${query}`,
    `{"identity":"${identity}","category":${CATEGORY_IDS[category]},"rule":${ruleJson}}`,
    agency,
  );
  expect(response.status).toBe(200);
}

/** Opens the rule `transfer_minutes` and types a new value. The returned `submit` clicks Submit. */
export async function openMinutesRule(minutes = '90') {
  const page = await openRule('transfers', 'transfer_minutes');
  await replaceText(page.user, valueInput(), minutes);
  return { ...page, submit: () => page.user.click(dialogButton('Submit')) };
}
