import { type ReactNode } from 'react';
import { TABLE_PAGE_SIZES } from '@/domain/specifiedValues';
import { NativeSelect } from '../form/NativeSelect';
import { Icon } from '../icons/Icon';
import './Pager.css';

interface Props {
  /** The label of the table, which names the pager too. */
  label: string;
  page: number;
  lastPage: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** How many pages a gap leads on or back. */
const GAP_STEP = 5;

/**
 * The numbers of the pages, and the rows of a page. At an end its arrow stays, because a removed
 * or disabled button loses the focus.
 */
export function Pager(props: Props) {
  const { label, page, lastPage, pageSize, onPageChange, onPageSizeChange } = props;
  const renderButton = (name: string, target: number, content: ReactNode) => {
    const isBeyondEnd = target < 1 || target > lastPage;
    return (
      <button
        key={name}
        ref={passFocusToCurrentPage}
        type="button"
        aria-label={name}
        title={content === target ? undefined : name}
        aria-current={target === page ? 'page' : undefined}
        aria-disabled={isBeyondEnd}
        onClick={isBeyondEnd || target === page ? undefined : () => onPageChange(target)}
      >
        {content}
      </button>
    );
  };
  return (
    <span className="pager">
      <nav aria-label={`Pages of ${label}`}>
        {renderButton('Previous page', page - 1, <Icon name="left" />)}
        {listPages(page, lastPage).map((item) => {
          if (typeof item === 'number') return renderButton(`Page ${item}`, item, item);
          return renderButton(
            `${GAP_STEP} pages ${item}`,
            page + (item === 'on' ? GAP_STEP : -GAP_STEP),
            '…',
          );
        })}
        {renderButton('Next page', page + 1, <Icon name="right" />)}
      </nav>
      <NativeSelect
        aria-label={`Rows per page of ${label}`}
        value={pageSize}
        onChange={({ target }) => onPageSizeChange(Number(target.value))}
      >
        {TABLE_PAGE_SIZES.map((size) => (
          <option key={size} value={size}>{`${size} / page`}</option>
        ))}
      </NativeSelect>
    </span>
  );
}

/** A gap may go away when it was pressed: the current page then gets the focus. */
function passFocusToCurrentPage(button: HTMLButtonElement | null): () => void {
  return () => {
    if (!button || button !== document.activeElement) return;
    const pages = button.closest('nav');
    // React calls this before it removes the button.
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        pages?.querySelector<HTMLElement>('[aria-current]')?.focus();
    });
  };
}

/** Five pages around the current one, the first and the last; a gap stands for at least two others. */
export function listPages(page: number, lastPage: number): (number | 'back' | 'on')[] {
  const first = Math.max(Math.min(page - 2, lastPage - 4), 1);
  const last = Math.min(first + 4, lastPage);
  return [
    ...(first > 3 ? [1, 'back' as const] : [1, 2].filter((number) => number < first)),
    ...Array.from({ length: last - first + 1 }, (_page, index) => first + index),
    ...(last < lastPage - 2
      ? ['on' as const, lastPage]
      : [lastPage - 1, lastPage].filter((number) => number > last)),
  ];
}
