import { type ComponentProps } from 'react';
import { OutcomeModal } from '@/ui/OutcomeModal';
import { RegionLine } from './RegionLine';
import { SlowWrite } from './SlowWrite';

/** The dialog of a write, under way or ended: it names the region that is written to (decision 26). */
export function WriteModal({ children, ...props }: Omit<ComponentProps<typeof OutcomeModal>, 'region'>) {
  const { state } = props;
  return (
    <OutcomeModal {...props} region={<RegionLine />}>
      {state === 'processing' ? (
        <>
          {children}
          <SlowWrite />
        </>
      ) : (
        children
      )}
    </OutcomeModal>
  );
}
