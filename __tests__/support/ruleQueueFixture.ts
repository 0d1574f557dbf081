import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Interception } from './fakeNetwork';
import { readRules } from './readRules';
import {
  changeRuleOnServer,
  dialogButton,
  findDialog,
  findOutcomeDialog,
  network,
  openMinutesRule,
} from './ruleFixture';

/** Sets the rule in agencies, as their operators would, and opens it in Fleet with CBTA as the reference. */
export async function openRuleInFleet(
  [category, categoryName, identity]: [Parameters<typeof changeRuleOnServer>[0], string, string],
  values: Readonly<Record<string, string>>,
  prepare: () => void = () => undefined,
) {
  for (const [agency, ruleJson] of Object.entries(values))
    await changeRuleOnServer(category, identity, ruleJson, agency);
  const agencies = Object.keys(values);
  const search = new URLSearchParams({
    tab: 'rules',
    agencies: agencies.join('.'),
    category: categoryName,
    rule: identity,
    reference: 'CBTA',
  });
  const page = await readRules(`/fleet?${search}`, network, prepare, { agencies });
  return page;
}

export const TRANSFER_MINUTES = ['transfers', 'Transfers', 'transfer_minutes'] as [
  'transfers',
  string,
  string,
];

/** Opens the rule that has 90 minutes in CBTA, and 60 in METRO. */
export const openMinutesInFleet = () =>
  openRuleInFleet(TRANSFER_MINUTES, { CBTA: '{"minutes":90}', METRO: '{"minutes":60}' });
/** Starts a queue of METRO alone from the open rule. */
export const startQueueInMetro = (user: UserEvent) =>
  user.click(getPanel().getByRole('button', { name: 'Use CBTA’s value in METRO…' }));

/** Submits 90 minutes in CBTA, and presses 'Do the same in…'; `interceptions` come before the submit. */
export async function openMinutesChooser(...interceptions: Interception[]) {
  const page = await openMinutesRule();
  for (const interception of interceptions) network.intercept(...interception);
  await page.submit();
  await findOutcomeDialog('Business Rule Edited Successfully');
  await page.user.click(dialogButton('Do the same in…'));
  return page;
}

export const getPanel = () => within(screen.getByRole('complementary', { name: /^Values of / }));
export const findEditor = (identity: string) => findDialog(`Edit ${identity}`);
