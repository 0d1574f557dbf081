import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LOADED_ROW_STATE } from '@/shared/lists/infinite/loadedRowLink';
import { useRecordParam } from '@/shared/records/open-record/useRecordParam';

function Record() {
  const { id, replace, close } = useRecordParam();
  return (
    <>
      <p>Record {id}</p>
      <button onClick={() => replace(2)}>Next</button>
      <button onClick={close}>Close</button>
    </>
  );
}

/** Opens the page of the current URL, as a reload does. */
function openPage() {
  const router = createBrowserRouter([{ path: '*', Component: Record }]);
  const { unmount } = render(<RouterProvider router={router} />);
  const leave = () => {
    unmount();
    router.dispose();
  };
  return { router, leave };
}

it('Close leads back to the ledger also after Next and a reload', async () => {
  window.history.replaceState(null, '', '/rider?tab=ledger');
  const { router, leave } = openPage();
  await act(() => router.navigate('/rider?tab=passes&record=1', { state: LOADED_ROW_STATE }));
  act(() => screen.getByText('Next').click());
  expect(await screen.findByText('Record 2')).toBeVisible();
  leave();
  const reloaded = openPage();
  expect(screen.getByText('Record 2')).toBeVisible();
  act(() => screen.getByText('Close').click());
  await waitFor(() => expect(window.location.search).toBe('?tab=ledger'));
  reloaded.leave();
});
