import Button from 'antd/es/button';
import { hasStepUnderWay, type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { verificationStarted } from '@/shared/rollout/rolloutSlice';
import { selectVerifyingAgency } from '@/shared/rollout/rolloutState';

interface Props {
  rollout: Rollout;
  /** Of the agency whose outcome is unknown. */
  step: RolloutStep;
  type?: 'primary';
  label?: string;
  /** After it was pressed: the button is disabled then, and can go away. */
  onPress: (button: HTMLElement) => void;
}

/** Reads an agency whose outcome is unknown, and sends nothing. Only one is read at a time. */
export function CheckNowButton({ rollout, step, type, label = 'Check now', onPress }: Props) {
  const dispatch = usePortalDispatch();
  const verifyingAgency = usePortalSelector(selectVerifyingAgency);
  const { abbreviation } = step.agency;
  return (
    <Button
      size="small"
      type={type}
      loading={verifyingAgency === abbreviation}
      disabled={verifyingAgency !== null || hasStepUnderWay(rollout)}
      onClick={({ currentTarget }) => {
        dispatch(verificationStarted(abbreviation));
        onPress(currentTarget);
      }}
    >
      {label}
    </Button>
  );
}
