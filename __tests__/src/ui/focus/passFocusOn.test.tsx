import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { passFocusOn } from '@/ui/focus/passFocusOn';

function Page({ children, role }: { children?: ReactNode; role?: string }) {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>RIDERS</h1>
      {children}
      <div role={role}>
        {hasFailed && (
          <FailureAlert
            ref={passFocusOn}
            title="Unable to retrieve Riders"
            onAction={() => setHasFailed(false)}
          />
        )}
      </div>
    </>
  );
}

const pressTryAgain = async (page: ReactNode) => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
};

it('moves the focus from a removed alert to the page’s filter', async () => {
  await pressTryAgain(
    <Page>
      <input type="search" data-page-filter />
    </Page>,
  );
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

it('moves it to the title of a page without a filter', async () => {
  await pressTryAgain(<Page />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('does not move it behind a dialog', async () => {
  await pressTryAgain(<Page role="dialog" />);
  expect(document.body).toHaveFocus();
});
