import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are rendered above and below the visible ones, as soon as the height is measured. */
const OVERSCAN_ROWS = 8;

/** All lengths are in pixels. */
interface Options {
  scrollRef: RefObject<HTMLElement | null>;
  count: number;
  /** Every row has this height. */
  rowHeight: number;
  /** The height of a sticky header and of a sticky footer, which cover rows. */
  headHeight?: number;
  footHeight?: number;
  /** The position that the first render assumes, because measuring needs a layout. */
  initialTop?: number;
  initialHeight?: number;
}

/** The rows to render are those from `first` to before `end`. */
interface VirtualRows {
  first: number;
  end: number;
  /** Scrolls no further than needed to show the row. */
  scrollToRow: (index: number) => void;
}

/**
 * The rows of a virtual list that are in view in the scrolled element, and some around them (decision 103). The first render
 * has none around them, so that a list that is loaded already shows its rows sooner (decision 145).
 */
export function useVirtualRows(options: Options): VirtualRows {
  const { scrollRef, count, rowHeight, headHeight = 0, footHeight = 0 } = options;
  const { initialTop = 0, initialHeight = window.innerHeight } = options;
  // As of the last event: reading it from the element would make the browser lay out the page at once.
  const topRef = useRef(initialTop);
  // A row's number and not pixels, so that most scroll events render nothing, and another density shows the same rows.
  const [topRow, setTopRow] = useState(Math.floor(initialTop / rowHeight));
  const [measuredHeight, setMeasuredHeight] = useState<number | null>(null);

  const onScrolled = useEffectEvent((top: number) => {
    topRef.current = top;
    const nextTopRow = Math.floor(top / rowHeight);
    // In this frame already: a scrollbar that is dragged would show a frame without rows.
    if (nextTopRow !== topRow) flushSync(() => setTopRow(nextTopRow));
  });
  // Only the first measure can wait: a list that has become higher would show a frame without its last rows.
  const onMeasured = useEffectEvent((height: number) => {
    if (measuredHeight === null) startTransition(() => setMeasuredHeight(height));
    else flushSync(() => setMeasuredHeight(height));
  });
  useLayoutEffect(() => {
    const element = scrollRef.current;
    if (!element) return undefined;
    const onScroll = () => onScrolled(element.scrollTop);
    const observer = new ResizeObserver(() => {
      const { clientHeight } = element;
      // A height of 0 is no measure: a dialog is not in the document yet, and its rows would be removed for a frame.
      if (clientHeight > 0) onMeasured(clientHeight);
      onScroll();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [scrollRef]);

  const renderedHeightRef = useRef(rowHeight);
  // Another density: the same rows stay in view. The element's own position has been limited to the new height already.
  useLayoutEffect(() => {
    const factor = rowHeight / renderedHeightRef.current;
    renderedHeightRef.current = rowHeight;
    if (!scrollRef.current || factor === 1) return;
    topRef.current *= factor;
    scrollRef.current.scrollTop = topRef.current;
  }, [scrollRef, rowHeight]);

  const height = measuredHeight ?? initialHeight;
  const overscan = measuredHeight === null ? 0 : OVERSCAN_ROWS;
  const visibleCount = Math.ceil((height - headHeight) / rowHeight) + 1;
  // After a shorter list was loaded, the browser has not scrolled up yet.
  const firstVisible = Math.max(Math.min(topRow, count - visibleCount), 0);
  return {
    first: Math.max(firstVisible - overscan, 0),
    end: Math.min(firstVisible + visibleCount + overscan, count),
    scrollToRow: (index) => {
      const element = scrollRef.current;
      if (!element) return;
      const highestTop = index * rowHeight;
      const lowestTop = highestTop + rowHeight + headHeight + footHeight - height;
      const top = Math.min(Math.max(topRef.current, lowestTop), highestTop);
      if (top === topRef.current) return;
      element.scrollTop = top;
      topRef.current = top;
      setTopRow(Math.floor(top / rowHeight));
    },
  };
}
