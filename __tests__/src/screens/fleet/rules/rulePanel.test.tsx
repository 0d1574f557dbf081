import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { readRules } from '@tests/support/readRules';

const network = setUpNetwork();

/** Opens the panel of a rule; each agency's rules of the name have these values. */
async function openPanel(...answers: readonly (readonly object[])[]) {
  await readRules('/fleet?tab=rules&agencies=CBTA.METRO&category=Transfers&rule=limits', network, () => {
    for (const values of answers) {
      const rules = values.map((rule, id) => ({ id, rule: { meta: { identity: 'limits' }, rule } }));
      network.intercept('/rules?', respondWith(200, rules), 1);
    }
  });
  return within(await screen.findByRole('complementary', { name: 'Values of limits' }));
}

it('shows two paths that have the same text because a key has a dot', async () => {
  const logError = jest.spyOn(console, 'error').mockReturnValue();
  const panel = await openPanel(
    [{ 'day.cap': 1, day: { cap: 1, unit: 'a' } }],
    [{ 'day.cap': 2, day: { cap: 3, unit: 'a' } }],
  );
  expect(panel.getAllByText('day.cap')).toHaveLength(2);
  // React logs two elements with one key.
  expect(logError).not.toHaveBeenCalled();
});

it('shows the share of a value among agencies, one of which has two rules of the name', async () => {
  const panel = await openPanel([{ cap: 1 }, { cap: 2 }], [{ cap: 1 }]);
  const shares = panel
    .getAllByRole('progressbar', { hidden: true })
    .map((share) => `${share.getAttribute('value')} of ${share.getAttribute('max')}`);
  expect(shares).toEqual(['2 of 2', '1 of 2']);
});

it('shows the value of the agency whose value others may get', async () => {
  const panel = await openPanel([{ cap: 1 }], [{ cap: 2 }]);
  const reference = panel.getByRole('combobox', { name: 'Reference' });
  expect(reference).toHaveValue('CBTA');
  expect(panel.getByText('CBTA’s value:')).toHaveTextContent('CBTA’s value: 1');
  await userEvent.selectOptions(reference, 'METRO');
  expect(panel.getByText('METRO’s value:')).toHaveTextContent('METRO’s value: 2');
});

it('gives others the value that is chosen, by both buttons', async () => {
  const panel = await openPanel([{ cap: 1 }], [{ cap: 2 }]);
  const listButtons = () =>
    panel.getAllByRole('button', { name: /^(Use|Roll out) / }).map(({ textContent }) => textContent);
  expect(listButtons()).toEqual(['Use CBTA’s value in METRO…', 'Roll out CBTA’s value…']);
  const chip = panel.getByRole('button', { name: '2 in 1' });
  await userEvent.click(chip);
  expect(panel.getByRole('combobox', { name: 'Reference' })).toHaveDisplayValue('METRO');
  expect(panel.getByText('METRO’s value:')).toHaveTextContent('METRO’s value: 2');
  expect(listButtons()).toEqual(['Use METRO’s value in CBTA…', 'Roll out METRO’s value…']);
  await userEvent.click(chip);
  expect(listButtons()[1]).toBe('Roll out CBTA’s value…');
});

it('drops the choice of agencies when another reference is chosen or another rule is opened', async () => {
  const path = '/fleet?tab=rules&agencies=CBTA.METRO.BCC&category=Transfers&rule=limits';
  const { user } = await readRules(path, network, () => {
    for (const cap of [1, 2, 3]) {
      const rules = ['limits', 'limits2'].map((identity, id) => ({
        id,
        rule: { meta: { identity }, rule: { cap } },
      }));
      network.intercept('/rules?', respondWith(200, rules), 1);
    }
  });
  const chooseOne = async () => {
    await user.click(await screen.findByRole('button', { name: /^Use \w+’s value in other agencies…$/ }));
    const [choice] = await screen.findAllByRole('checkbox', { name: /^(CBTA|METRO|BCC)/ });
    await user.click(choice as HTMLElement);
  };
  const list = () => screen.queryByRole('list', { name: 'Agencies to change' });
  await chooseOne();
  const reference = screen.getByRole('combobox', { name: 'Reference' });
  await user.selectOptions(reference, 'METRO');
  expect(list()).not.toBeInTheDocument();
  expect(reference).toHaveFocus();
  await chooseOne();
  await user.click(screen.getByRole('button', { name: 'limits2' }));
  expect(await screen.findByRole('complementary', { name: 'Values of limits2' })).toBeVisible();
  expect(list()).not.toBeInTheDocument();
});

it('has the names of agencies as tooltips, and says that an agency is opening', async () => {
  const panel = await openPanel([{ cap: 1 }], [{ cap: 2 }]);
  network.intercept('/token/agency', neverRespond);
  const agency = panel.getByRole('button', { name: 'METRO' });
  expect(agency).toHaveAttribute('title', 'Metro Transit of Lake Erie');
  await userEvent.click(agency);
  expect(await panel.findByText('Opening METRO…')).toBeVisible();
});
