import { type ComponentProps } from 'react';
import { OutcomeModal } from '@/ui/overlay/OutcomeModal';
import { RegionLabel } from './RegionLabel';
import { SlowWriteNotice } from './SlowWriteNotice';

/** The dialog of a pending or finished write. It shows the region that is written to (decision 26). */
export function WriteModal({ children, ...props }: Omit<ComponentProps<typeof OutcomeModal>, 'region'>) {
  const { status } = props;
  return (
    <OutcomeModal {...props} region={<RegionLabel />}>
      {status === 'processing' ? (
        <>
          {children}
          <SlowWriteNotice />
        </>
      ) : (
        children
      )}
    </OutcomeModal>
  );
}
