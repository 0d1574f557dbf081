import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

export const AGENCIES = '/platform/us-east/agency/api/v4/agencies';
export const field = (label: string) => screen.getByLabelText(label);
export const button = (name: string) => screen.getByRole('button', { name });
export const submit = (user: UserEvent) => user.click(button('Create agency'));
export const posts = (wire: Wire) => wire.sent.filter((line) => line.startsWith('POST'));

/** Opens the form, with faults on the wire from the first call on, and waits for its lists. */
export async function openForm(wire: Wire, ...faults: Parameters<Wire['fault']>[]) {
  const page = await renderAt('/', wire);
  for (const fault of faults) wire.fault(...fault);
  await page.goTo('/agency-creation');
  await screen.findByLabelText('Abbreviation');
  await waitFor(() =>
    expect(wire.sent.filter((line) => /timezones|countries|featuresets/.test(line))).toHaveLength(9),
  );
  await screen.findByText('United States');
  return page;
}

export async function fill(user: UserEvent, name: string, abbreviation: string) {
  await user.clear(field('Name'));
  await user.type(field('Name'), name);
  await user.clear(field('Abbreviation'));
  await user.type(field('Abbreviation'), abbreviation);
}
