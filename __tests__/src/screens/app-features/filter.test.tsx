import { screen, within } from '@testing-library/react';
import { findSwitch, openAppFeatures, openConfirmDialog } from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { enterText, replaceText } from '@tests/support/enterText';

// `openAppFeatures` selects an application of METRO in which only mod_booking is on. `openConfirmDialog` switches
// pay_wallet on and mod_booking off, and presses Submit Changes.

const getSwitchNames = () => screen.getAllByRole('switch').map((element) => element.closest('li')?.querySelector('label')?.textContent); // prettier-ignore
const getView = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Features shown' })).getByRole('button', { name });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });

it('the search shows features by name or description, in the order of their groups, and is in the URL', async () => {
  const { user, currentUrl } = await openAppFeatures();
  await findSwitch('pay_wallet');
  const allNames = getSwitchNames();
  const status = screen.getByText(`${allNames.length} of ${allNames.length} features`);
  expect(status).toHaveRole('status');
  await enterText(user, searchBox(), 'WALLET');
  const shownNames = getSwitchNames();
  expect(status).toHaveTextContent(`${shownNames.length} of ${allNames.length} features`);
  expect(shownNames).toContain('pay_wallet');
  expect(shownNames).not.toContain('mod_booking');
  expect(shownNames).toEqual(allNames.filter((name) => shownNames.includes(name)));
  expect(currentUrl()).toContain('search=WALLET');
  await replaceText(user, searchBox(), 'no such feature');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.getByText('No feature matches “no such feature”')).toBeInTheDocument();
  expect(status).toHaveTextContent(`0 of ${allNames.length} features`);
  await clickButton(user, 'Show all features');
  expect(searchBox()).toHaveFocus();
  expect(getSwitchNames()).toEqual(allNames);
});

it('shows those that are on, also one that was just switched off, or those that are changed', async () => {
  const { user, currentUrl } = await openAppFeatures();
  await findSwitch('pay_wallet');
  await user.click(getView(/^On/));
  expect(getView(/^On/)).toHaveAttribute('aria-pressed', 'true');
  expect(currentUrl()).toContain('show=on');
  expect(getSwitchNames()).toEqual(['mod_booking']);
  await user.click(await findSwitch('mod_booking'));
  expect(getSwitchNames()).toEqual(['mod_booking']);
  expect(getView(/^On/)).toHaveAccessibleName('On or changed 1');
  await user.click(getView(/^All/));
  await user.click(await findSwitch('pay_wallet'));
  await user.click(getView(/^Changed/));
  expect(getView(/^Changed/)).toHaveAccessibleName('Changed 2');
  expect(getSwitchNames()).toEqual(['mod_booking', 'pay_wallet']);
  await enterText(user, searchBox(), 'amble_');
  expect(screen.getByText('No feature that is changed matches “amble_”')).toBeInTheDocument();
  await user.clear(searchBox());
  // A switch that is put back leaves the view, so the focus goes to the view's button.
  await clickButton(user, 'Put back mod_booking');
  expect(getSwitchNames()).toEqual(['pay_wallet']);
  expect(getView(/^Changed/)).toHaveFocus();
  await user.click(await findSwitch('pay_wallet'));
  expect(screen.getByText('No feature is changed')).toBeInTheDocument();
  await user.click(getView(/^All/));
  await user.click(await findSwitch('pay_wallet'));
  await user.click(getView(/^On/));
  await user.click(await findSwitch('pay_wallet'));
  expect(getSwitchNames()).toEqual(['mod_booking']);
  expect(getView(/^On/)).toHaveFocus();
});

it('submits hidden changes too: the confirm dialog lists all of them', async () => {
  const { user } = await openAppFeatures();
  const firstDialog = await openConfirmDialog(user);
  await user.click(within(firstDialog).getByRole('button', { name: 'Cancel' }));
  await enterText(user, searchBox(), 'amble_');
  expect(getSwitchNames()).not.toContain('pay_wallet');
  expect(screen.getByText('2 unsent changes')).toBeInTheDocument();
  await clickButton(user, 'Submit Changes');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('list', { name: 'Features to add' })).toHaveTextContent('pay_wallet');
  expect(within(dialog).getByRole('list', { name: 'Features to remove' })).toHaveTextContent('mod_booking');
});

it('says what the group Broken is', async () => {
  await openAppFeatures();
  await findSwitch('pay_wallet');
  expect(screen.getByRole('group', { name: 'Broken' })).toHaveTextContent(
    'Names without a recognised prefix',
  );
});
