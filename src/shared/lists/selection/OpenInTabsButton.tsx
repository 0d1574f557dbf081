import Button from 'antd/es/button';
import { useState } from 'react';
import { addRegionToUrl } from '@/domain/regionUrl';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { Icon } from '@/ui/icons/Icon';
import { type RowAction } from '@/ui/table/column';
import { getRowUrl } from './rowUrl';

/** More tabs at once would be more calls than the portal makes anywhere else. */
const TABS_LIMIT = 10;

interface Props<Row> {
  rows: readonly Row[];
  rowAction: RowAction<Row>;
  size: 'small' | undefined;
  disabled: boolean;
  /** Shows a text in the bar, empty if there is none. */
  onMessage: (message: string) => void;
}

/**
 * Opens each selected row in a new tab. A browser may allow only the first one for each press: then the button
 * opens the others, and says why.
 */
export function OpenInTabsButton<Row>({ rows, rowAction, size, disabled, onMessage }: Props<Row>) {
  const region = usePortalSelector(selectRegion);
  const [openedUrls, setOpenedUrls] = useState<ReadonlySet<string>>(new Set());
  const urls = rows.map((row) => addRegionToUrl(getRowUrl(rowAction, row), region));
  const leftUrls = urls.filter((url) => !openedUrls.has(url));
  // After all were opened, a further press opens them again.
  const nextUrls = leftUrls.length > 0 ? leftUrls : urls;
  const isTooMany = nextUrls.length > TABS_LIMIT;
  const open = () => {
    let openedCount = 0;
    for (const url of nextUrls) {
      // A tab from window.open gets the session from this tab.
      if (window.open(url, '_blank') === null) break;
      openedCount += 1;
    }
    const areAllOpened = openedCount === nextUrls.length;
    const isContinued = leftUrls.length > 0;
    setOpenedUrls(
      areAllOpened
        ? new Set()
        : new Set([...(isContinued ? openedUrls : []), ...nextUrls.slice(0, openedCount)]),
    );
    onMessage(
      areAllOpened
        ? ''
        : `The browser opened ${openedCount} of ${nextUrls.length} tabs. Press again, or allow pop-ups for this page.`,
    );
  };
  const label =
    leftUrls.length > 0 && leftUrls.length < urls.length ? `Open ${leftUrls.length} more` : 'Open in tabs';
  const title = isTooMany ? `At most ${TABS_LIMIT} rows open in tabs` : label;
  return (
    <Button
      size={size}
      disabled={disabled || isTooMany}
      icon={<Icon name="link" />}
      title={title}
      aria-label={label}
      onClick={open}
    >
      <span className="selection-bar__label">{label}</span>
    </Button>
  );
}
