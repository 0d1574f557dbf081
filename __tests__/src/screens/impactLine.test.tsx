import { screen, waitFor, within } from '@testing-library/react';
import { AGENCY_NOTES_STORAGE_KEY } from '@/session/agency-notes/loadAgencyNotes';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const COUNT_PATH = '/auth/api/v4/users?';
const countReads = () => network.requestsTo(COUNT_PATH);
const PAGE = '/agency-dashboard/CBTA';

const openRuleEditor = async ({ user }: RenderedRoute) => {
  await user.click(await screen.findByText('transfer_minutes'));
  return screen.findByRole('button', { name: 'Submit' });
};

/** The forms that write to CBTA, and the names of their buttons, which the specification fixes. */
const FORMS = [
  { form: 'a rule', path: `${PAGE}/businessRules?open=2`, open: openRuleEditor, button: 'Submit' },
  {
    form: 'app features',
    path: `${PAGE}/agency-appfeatures?application=pay&version=1.6.0&platform=ios`,
    open: async ({ user }: RenderedRoute) => {
      const [feature] = await screen.findAllByRole('switch');
      await user.click(feature as HTMLElement);
      await user.click(screen.getByRole('button', { name: 'Submit Changes' }));
    },
    button: 'Submit',
  },
  { form: 'a new administrator', path: `${PAGE}/admin-registration`, button: 'Create' },
  {
    form: 'a correction',
    path: `${PAGE}/riders/1000119?tab=editPayments&payment=5000083`,
    button: 'Submit',
  },
];

const storeNote = (abbreviation: string, note: object) =>
  safeLocalStorage.writeEntry(AGENCY_NOTES_STORAGE_KEY, { usEast: { [abbreviation]: note } });

const findLine = async () => {
  const line = (await screen.findByText('CBTA', { selector: '.impact-line strong' })).closest('.impact-line');
  return line as HTMLElement;
};

describe.each(FORMS)('the form of $form', ({ path, open, button }) => {
  it.each([
    {
      agency: 'CBTA',
      isRed: true,
      text: /US East › CBTA.*protectedfrozen until 12\/01: migration/,
    },
    { agency: 'METRO', isRed: false, text: /^(?!.*(protected|frozen))/ },
  ])('is red only if its own agency is protected (protected: $agency)', async ({ agency, isRed, text }) => {
    storeNote(agency, { isProtected: true, text: 'frozen until 12/01: migration' });
    const page = await renderRoute(path, network, { agencies: ['CBTA', 'METRO'] });
    await open?.(page);
    const line = await findLine();
    // The button keeps the name that the specification fixes, letter for letter.
    const submit = screen.getByRole('button', { name: button });
    expect(submit.classList.contains('ant-btn-dangerous')).toBe(isRed);
    expect(line.hasAttribute('data-protected')).toBe(isRed);
    expect(line).toHaveTextContent(text);
  });
});

it('reads the numbers of riders and administrators once, and uses them in the next form', async () => {
  const page = await renderRoute(`${PAGE}/businessRules?open=2`, network, { agencies: ['CBTA'] });
  const submit = await openRuleEditor(page);
  await waitFor(async () =>
    expect(await findLine()).toHaveTextContent(/\d+ users of type rider · \d+ administrators$/),
  );
  expect(submit).toHaveAccessibleDescription(/^US East › CBTA \d+ users of type rider/);
  expect(countReads()).toHaveLength(2);
  expect(countReads()[0]).toContain('per_page=1');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await openRuleEditor(page);
  expect(await findLine()).toHaveTextContent(/\d+ users of type rider · \d+ administrators$/);
  expect(countReads()).toHaveLength(2);
});

it('holds up no Submit while the numbers hang, says that they are not read, and names the last change', async () => {
  const page = await renderRoute(`${PAGE}/businessRules?open=2`, network, { agencies: ['CBTA'] });
  network.intercept(COUNT_PATH, neverRespond);
  const submit = await openRuleEditor(page);
  expect(await findLine()).toHaveTextContent(/number of riders and administrators not read$/);
  await enterText(page.user, screen.getByLabelText('Value', { selector: 'input' }), '77');
  await page.user.click(submit);
  const dialog = await screen.findByRole('dialog', { name: /success|updated/i });
  expect(network.requestsTo('PATCH')).toHaveLength(1);
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  await page.user.click(close as HTMLElement);
  await openRuleEditor(page);
  expect(await findLine()).toHaveTextContent(/Last change in CBTA: by you, just now \(transfer_minutes\)$/);
});

it.each([
  { form: 'a rule', path: `${PAGE}/businessRules?open=2`, open: openRuleEditor, button: 'Submit' },
  // Its line is rendered with the screen itself, not after a click.
  { form: 'a new administrator', path: `${PAGE}/admin-registration`, open: undefined, button: 'Create' },
])('keeps the session and the form of $form when the numbers get a 401', async ({ path, open, button }) => {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  // The code of the line has loaded already.
  await page.goTo('/agency-dashboard/METRO/admin-registration');
  await screen.findByText('METRO', { selector: '.impact-line strong' });
  network.intercept(COUNT_PATH, respondWith(401));
  await page.goTo(path);
  await open?.(page);
  const listCountCalls = () =>
    page.store
      .getState()
      .calls.records.filter((call) => call.path.endsWith('/auth/api/v4/users') && call.agency === 'CBTA');
  await waitFor(() => expect(listCountCalls().map(({ status }) => status)).toEqual([401, 401]));
  expect(await findLine()).toHaveTextContent(/not read$/);
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
  expect(page.leaveReasons).toEqual([]);
  expect(Object.keys(page.store.getState().session.agencyTokens)).toContain('CBTA');
  expect(network.listWrites()).toEqual([]);
});

it('says which of the numbers could not be read', async () => {
  const page = await renderRoute(`${PAGE}/businessRules?open=2`, network, { agencies: ['CBTA'] });
  network.intercept('type=rider', respondWith(403));
  await openRuleEditor(page);
  await waitFor(async () =>
    expect(await findLine()).toHaveTextContent(
      /number of users of type rider not read · \d+ administrators$/,
    ),
  );
});

it('names the agency that will be created', async () => {
  const { user } = await renderRoute('/agency-creation', network);
  const create = await screen.findByRole('button', { name: 'Create agency' });
  expect(create).toHaveAccessibleDescription('US East › a new agency');
  await enterText(user, screen.getByLabelText(/^Abbreviation/), 'ZVT');
  expect(create).toHaveAccessibleDescription('US East › ZVT, a new agency');
});
