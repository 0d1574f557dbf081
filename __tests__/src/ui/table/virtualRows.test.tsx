import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useRef } from 'react';
import { useVirtualRows } from '@/ui/table/useVirtualRows';

const ROW_HEIGHT = 40;
/** The first render's rows are those of jsdom's window: 768 pixels. */
const WINDOW_ROWS = Math.ceil(768 / ROW_HEIGHT) + 1;
/** Rows above and below the visible ones. */
const AROUND = 8;

let measure: () => void = () => undefined;
let height = 400;
beforeEach(() => {
  height = 400;
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => height);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    measure = () => act(() => onResize([], observer));
    return observer;
  });
});

function List(options: Partial<Parameters<typeof useVirtualRows>[0]> & ComponentProps<'div'>) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const { first, end, scrollToRow } = useVirtualRows({
    count: 1000,
    rowHeight: ROW_HEIGHT,
    ...options,
    scrollRef,
  });
  return (
    <div ref={scrollRef} data-testid="list" data-rows={`${first}-${end}`}>
      <button type="button" onClick={() => scrollToRow(100)}>
        Row 100
      </button>
    </div>
  );
}

const list = () => screen.getByTestId('list');
const renderedRows = () => list().dataset.rows;
const scrollTo = (scrollTop: number) => fireEvent.scroll(list(), { target: { scrollTop } });

function renderMeasured(options: ComponentProps<typeof List> = {}) {
  const page = render(<List {...options} />);
  measure();
  return page;
}

it('renders first what a window can show, and rows around the visible ones when it is measured', () => {
  render(<List />);
  expect(renderedRows()).toBe(`0-${WINDOW_ROWS}`);
  measure();
  expect(renderedRows()).toBe(`0-${400 / ROW_HEIGHT + 1 + AROUND}`);
});

it('renders first the rows of another height than the window’s, where that is known', () => {
  render(<List initialHeight={400} />);
  expect(renderedRows()).toBe('0-11');
});

it('starts at a restored position', () => {
  render(<List initialTop={100 * ROW_HEIGHT} />);
  expect(renderedRows()).toBe(`100-${100 + WINDOW_ROWS}`);
});

it('starts at the top when the restored position is not reached', () => {
  renderMeasured({ initialTop: 100 * ROW_HEIGHT });
  expect(renderedRows()).toBe('0-19');
});

it('renders the rows in view after scrolling, with a part of a row above and below', () => {
  renderMeasured();
  scrollTo(100 * ROW_HEIGHT + 1);
  expect(renderedRows()).toBe(`${100 - AROUND}-${111 + AROUND}`);
});

it('renders no rows for the height of a sticky header', () => {
  renderMeasured({ headHeight: 2 * ROW_HEIGHT });
  expect(renderedRows()).toBe(`0-${9 + AROUND}`);
});

it('keeps its rows while it has no height, as in a dialog that is being opened', () => {
  height = 0;
  renderMeasured();
  expect(renderedRows()).toBe(`0-${WINDOW_ROWS}`);
});

it('renders more rows in a higher window', () => {
  renderMeasured();
  height = 800;
  measure();
  expect(renderedRows()).toBe(`0-${21 + AROUND}`);
});

it('renders the last rows of a list that is shorter than the position', () => {
  const { rerender } = renderMeasured();
  scrollTo(900 * ROW_HEIGHT);
  rerender(<List count={50} />);
  expect(renderedRows()).toBe(`${50 - 11 - AROUND}-50`);
  rerender(<List count={0} />);
  expect(renderedRows()).toBe('0-0');
});

it('shows the same rows at another density', () => {
  const { rerender } = renderMeasured();
  scrollTo(100 * ROW_HEIGHT);
  rerender(<List rowHeight={20} />);
  expect(list().scrollTop).toBe(100 * 20);
  expect(renderedRows()).toBe(`${100 - AROUND}-${121 + AROUND}`);
});

describe('scrollToRow', () => {
  it.each([
    { from: 'above', top: 0, expected: 101 * ROW_HEIGHT + 40 + 20 - 400 },
    { from: 'below', top: 500 * ROW_HEIGHT, expected: 100 * ROW_HEIGHT },
    { from: 'where it is in view', top: 98 * ROW_HEIGHT, expected: 98 * ROW_HEIGHT },
  ])('scrolls no further than needed, from $from', ({ top, expected }) => {
    renderMeasured({ headHeight: 40, footHeight: 20 });
    scrollTo(top);
    fireEvent.click(screen.getByRole('button'));
    expect(list().scrollTop).toBe(expected);
    const [first, end] = renderedRows()?.split('-').map(Number) ?? [];
    expect(first).toBeLessThanOrEqual(100);
    expect(end).toBeGreaterThan(100);
  });
});
