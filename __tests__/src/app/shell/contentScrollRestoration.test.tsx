import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const DIAGNOSTICS_PATH = '/agency-dashboard/CBTA/agency-diagnostics';

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

function scrollTo(element: Element, top: number): void {
  element.scrollTop = top;
  fireEvent.scroll(element);
}

it.each([
  ['the content', () => screen.getByRole('main')],
  // In a small window.
  ['the shell', () => document.querySelector('.shell') as Element],
])(
  'opens another page at the top of %s, and after Back the page where it was',
  async (_part, getScroller) => {
    const { goTo } = await renderRoute(DIAGNOSTICS_PATH, network, { agencies: ['CBTA'] });
    await findTitle('AGENCY DIAGNOSTICS');
    scrollTo(getScroller(), 900);
    // The same page with another query stays where it is.
    await goTo(`${DIAGNOSTICS_PATH}?status=failed`);
    expect(getScroller().scrollTop).toBe(900);
    await goTo('/agency-dashboard/CBTA/businessRules');
    await findTitle('BUSINESS RULES');
    expect(getScroller().scrollTop).toBe(0);
    scrollTo(getScroller(), 50);
    act(() => window.history.back());
    await findTitle('AGENCY DIAGNOSTICS');
    expect(getScroller().scrollTop).toBe(900);
    act(() => window.history.forward());
    await findTitle('BUSINESS RULES');
    await waitFor(() => expect(getScroller().scrollTop).toBe(50));
  },
);
