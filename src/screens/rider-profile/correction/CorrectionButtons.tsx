import Button from 'antd/es/button';
import { useId } from 'react';
import { AgencyWriteButton } from '@/shared/writes/impact/AgencyWriteButton';
import { LazyImpactLine } from '@/shared/writes/impact/LazyImpactLine';

interface Props {
  agency: string;
  isDisabled: boolean;
  /** Whether Submit would send what the payment has already. */
  changesNothing: boolean;
  onCancel: () => void;
}

export function CorrectionButtons({ agency, isDisabled, changesNothing, onCancel }: Props) {
  const nothingChangesId = useId();
  return (
    <LazyImpactLine agency={agency} hasCounts={false}>
      <div className="correction__buttons">
        <AgencyWriteButton
          agency={agency}
          htmlType="submit"
          disabled={isDisabled}
          aria-describedby={changesNothing ? nothingChangesId : undefined}
        >
          Submit
        </AgencyWriteButton>
        <Button onClick={onCancel}>Cancel</Button>
        {changesNothing && <span id={nothingChangesId}>Nothing would change</span>}
      </div>
    </LazyImpactLine>
  );
}
