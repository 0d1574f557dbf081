import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { neverRespond, setUpNetwork } from '@tests/support/fakeNetwork';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

/* A button that is disabled or removed would leave the keyboard at the beginning of the page. */

const network = setUpNetwork();

const getBar = () => screen.getByRole('group', { name: 'Run' });
const waitUntilDone = () => waitFor(() => expect(getBar()).toHaveTextContent(/^Done: 3 of 3/));

async function press({ user }: RenderedRoute, name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return button;
}

it('leaves the focus on the button of the view that is chosen', async () => {
  const page = await renderRoute('/fleet?agencies=CBTA.METRO.BCC&checks=reports', network);
  await press(page, 'Run');
  await waitUntilDone();
  for (const name of ['Readiness', 'Validity', 'Diagnostics']) {
    const button = await press(page, name);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(button).toHaveFocus();
  }
});

it('moves the focus from Run to the title, and from Pause at the end of the run to the run', async () => {
  const page = await renderRoute('/fleet?agencies=CBTA.METRO.BCC&checks=reports', network);
  network.intercept('/token/agency', neverRespond);
  const run = await press(page, 'Run');
  await waitFor(() => expect(run).toBeDisabled());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await press(page, 'Stop');
  network.reset();
  const resume = await press(page, 'Resume');
  expect(resume).toHaveFocus();
  await waitUntilDone();
  await waitFor(() => expect(resume).not.toBeInTheDocument());
  expect(getBar()).toHaveFocus();
});

it('moves the focus from Look up to the title', async () => {
  const page = await renderRoute('/fleet?tab=riders&find=list', network);
  network.intercept('/token/agency', neverRespond);
  await enterText(page.user, screen.getByRole('textbox', { name: 'Riders' }), '4711');
  const button = await press(page, 'Look up');
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
