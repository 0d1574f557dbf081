import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeNetwork,
  loseConnection,
  neverRespond,
  respondWith,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';
import { type WriteCase, WRITES } from '@tests/support/writeCases';

const network = setUpNetwork();

const VERIFY_FIRST_TEXT = 'first checks whether it was applied';
const GO_ON_TEXT = 'goes on without knowing whether it was applied';
const LEAVE_WARNING = /What you sent may still be applied: leaving does not stop it/;

/** Fills in the form and submits it; `handler` responds to the write. */
async function submitWrite(
  { path, request, fillAndSubmit }: WriteCase,
  handler: Parameters<FakeNetwork['intercept']>[1],
) {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  network.intercept(request, handler);
  await page.goTo(path);
  await fillAndSubmit(page.user);
  await waitFor(() => expect(network.requests.filter((line) => line.startsWith(request))).toHaveLength(1));
  return page;
}

async function openLeaveDialog({ goTo }: RenderedRoute): Promise<HTMLElement> {
  await goTo('/agencies');
  // Finds the dialog by its title's text, because in tests antd gives the parts of stacked dialogs the same id.
  const title = await screen.findByText('Leave without saving?');
  return title.closest<HTMLElement>('[role="dialog"]') ?? title;
}

const countSent = ({ request }: WriteCase) =>
  network.requests.filter((line) => line.startsWith(request)).length;
const countReads = ({ verifyRequest }: WriteCase) => network.requestsTo(verifyRequest).length;
const findFailureDialog = ({ failureTitle }: WriteCase) =>
  screen.queryByRole('dialog', { name: failureTitle });

async function pressResendButton(user: RenderedRoute['user'], { failureTitle, resendLabel }: WriteCase) {
  const dialog = await screen.findByRole('dialog', { name: failureTitle });
  await user.click(within(dialog).getByText(resendLabel, { selector: 'button *' }));
}

describe.each(WRITES)('$write', (writeCase) => {
  it('warns on leaving that a pending write is not stopped', async () => {
    const page = await submitWrite(writeCase, neverRespond);
    expect(await openLeaveDialog(page)).toHaveTextContent(LEAVE_WARNING);
  });

  it('says after a connection loss that it may be applied, until the platform has had time and Check now shows that it was not', async () => {
    const page = await submitWrite(writeCase, loseConnection);
    const { user } = page;
    const dialog = await screen.findByRole('dialog', { name: writeCase.failureTitle });
    expect(dialog).toHaveTextContent(VERIFY_FIRST_TEXT);
    expect(dialog.querySelector('.ant-modal-close')).toBeNull();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    const leaveDialog = await openLeaveDialog(page);
    expect(leaveDialog).toHaveTextContent(LEAVE_WARNING);
    await user.click(within(leaveDialog).getByText('Stay', { selector: 'button *' }));

    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Still unknown: Not applied so far.'));
    expect(dialog).toHaveTextContent(GO_ON_TEXT);
    const clockSpy = passTime(30_000);
    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Not applied: '));
    clockSpy.mockRestore();
    expect(dialog).not.toHaveTextContent(GO_ON_TEXT);
    expect(await openLeaveDialog(page)).not.toHaveTextContent(LEAVE_WARNING);
    expect(countSent(writeCase)).toBe(1);
  });

  it.each([
    { fault: 'a 500', respond: respondWith(500), mayBeAppliedLater: false },
    { fault: 'a 502 with HTML', respond: respondWith(502, '<html>'), mayBeAppliedLater: true },
  ])(
    'Try again after $fault verifies first, and leads back to the form when the write was not applied',
    async ({ respond, mayBeAppliedLater }) => {
      const { user } = await submitWrite(writeCase, respond);
      const dialog = await screen.findByRole('dialog', { name: writeCase.failureTitle });
      expect(dialog).toHaveTextContent('may have been applied');
      await pressResendButton(user, writeCase);
      if (mayBeAppliedLater) {
        await waitFor(() => expect(dialog).toHaveTextContent('Not applied so far'));
        await pressResendButton(user, writeCase);
      }
      await waitFor(() => expect(findFailureDialog(writeCase)).toBeNull());
      expect(await writeCase.findKeptInput()).toBeInTheDocument();
      expect(countReads(writeCase)).toBeGreaterThan(0);
      expect(countSent(writeCase)).toBe(1);
    },
  );

  it('Try again goes on at the second press when it is still unknown whether the write was applied', async () => {
    const { user } = await submitWrite(writeCase, loseConnection);
    network.intercept(writeCase.verifyRequest, respondWith(400));
    await pressResendButton(user, writeCase);
    const dialog = screen.getByRole('dialog', { name: writeCase.failureTitle });
    await waitFor(() => expect(dialog).toHaveTextContent('Still unknown'));
    expect(dialog).toHaveTextContent(GO_ON_TEXT);
    expect(countSent(writeCase)).toBe(1);
    await pressResendButton(user, writeCase);
    await waitFor(() => expect(findFailureDialog(writeCase)).toBeNull());
    expect(countSent(writeCase)).toBe(1);
  });

  // Operators are never 'applied': the platform does not tell who registered one.
  it('Try again shows the success when the write was applied', async () => {
    const { user } = await submitWrite(writeCase, (request) => {
      if (writeCase.isReadAfterwards) network.intercept(writeCase.verifyRequest, respondWith(500));
      return network.applyThenLoseConnection(request);
    });
    // Then the handler has answered, and the reading afterwards has failed.
    await screen.findByRole('dialog', { name: writeCase.failureTitle });
    expect(countSent(writeCase)).toBe(1);
    network.reset();
    await pressResendButton(user, writeCase);
    expect(await screen.findByText(writeCase.appliedText)).toBeInTheDocument();
    expect(countSent(writeCase)).toBe(0);
  });
});

it('finish profile verifies first, and sends the profile only at a second press', async () => {
  const profileCase = {
    ...(WRITES.find(({ write }) => write.includes('profile')) as WriteCase),
    resendLabel: 'finish profile',
  };
  const { user } = await submitWrite(profileCase, respondWith(500));
  await pressResendButton(user, profileCase);
  const dialog = screen.getByRole('dialog', { name: profileCase.failureTitle });
  await waitFor(() => expect(dialog).toHaveTextContent('Not applied'));
  expect(countSent(profileCase)).toBe(1);
  await pressResendButton(user, profileCase);
  await waitFor(() => expect(countSent(profileCase)).toBe(2));
});
