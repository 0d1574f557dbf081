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
  const [isOpening, setIsOpening] = useState(false);
  const tabs = rows.map((row) => ({ row, url: addRegionToUrl(getRowUrl(rowAction, row), region) }));
  const leftTabs = tabs.filter(({ url }) => !openedUrls.has(url));
  // After all were opened, a further press opens them again.
  const nextTabs = leftTabs.length > 0 ? leftTabs : tabs;
  const isTooMany = nextTabs.length > TABS_LIMIT;
  const open = async () => {
    setIsOpening(true);
    const nowOpened: string[] = [];
    for (const { row, url } of nextTabs) {
      // A tab from window.open gets the session from this tab.
      const isOpened = rowAction.openInNewTab
        ? await rowAction.openInNewTab(row)
        : window.open(url, '_blank') !== null;
      if (!isOpened) break;
      nowOpened.push(url);
    }
    setIsOpening(false);
    const areAllOpened = nowOpened.length === nextTabs.length;
    const isContinued = leftTabs.length > 0;
    setOpenedUrls(areAllOpened ? new Set() : new Set([...(isContinued ? openedUrls : []), ...nowOpened]));
    if (areAllOpened) return onMessage('');
    const openedText = `The browser opened ${nowOpened.length} of ${nextTabs.length} tabs.`;
    // The list says why it could not open one itself.
    onMessage(
      rowAction.openInNewTab ? openedText : `${openedText} Press again, or allow pop-ups for this page.`,
    );
  };
  const label =
    leftTabs.length > 0 && leftTabs.length < tabs.length ? `Open ${leftTabs.length} more` : 'Open in tabs';
  const title = isTooMany ? `At most ${TABS_LIMIT} rows open in tabs` : label;
  return (
    <Button
      size={size}
      disabled={disabled || isTooMany}
      icon={<Icon name="link" />}
      title={title}
      aria-label={label}
      loading={isOpening}
      onClick={() => void open()}
    >
      <span className="selection-bar__label">{label}</span>
    </Button>
  );
}
