import Button from 'antd/es/button';
import { copyWithToast } from '@/ui/data/copyWithToast';

interface Props {
  /** Whether the list's filter is in the store and not in the URL (decision 27). */
  isFilterInMemory: boolean;
  /** Shows a text beside the button, empty if a toast says it. */
  onMessage: (message: string) => void;
}

/** Copies the link to what the list shows. */
export function CopyViewLink({ isFilterInMemory, onMessage }: Props) {
  const copiedText = `Copied the link to this view${isFilterInMemory ? ', without the search' : ''}`;
  return (
    <Button
      size="small"
      type="link"
      title={isFilterInMemory ? 'A link without the search' : 'A link with filter and sort order'}
      onClick={() =>
        void copyWithToast(window.location.href, copiedText).then(({ message }) => onMessage(message))
      }
    >
      Copy link to view
    </Button>
  );
}
