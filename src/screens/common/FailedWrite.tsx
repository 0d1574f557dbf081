import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { CHECK_NOW, type CheckResult } from '@/domain/failureTexts/uncertain';
import { type OutcomeAction } from '@/ui/OutcomeModal';
import { CopyDetails } from './CopyDetails';
import { UncertainOutcome } from './UncertainOutcome';
import { WriteModal } from './WriteModal';

interface WayOn extends Pick<OutcomeAction, 'label' | 'onClick'> {
  /** Leads to another send of the same thing. */
  sendsAgain?: boolean;
}

/** The look at what a write has left. */
export interface Check {
  result: CheckResult | null;
  isChecking: boolean;
  onCheck: () => void;
  /** What was looked at, and what it means: follows the result's first word. */
  found: Readonly<Record<'notApplied' | 'unknown', string>>;
}

interface Props {
  title: string;
  /** The catalogue's texts, and the platform's own words. */
  children: ReactNode;
  /** Of the calls that failed; none where a reload has forgotten them. */
  failures: readonly Failure[];
  /** It may have been applied all the same (decision 19). */
  isUncertain: boolean;
  check: Check;
  /** There is something to look at though the end is certain. */
  offersCheck?: boolean;
  /** The last one has the focus where there is nothing to check. */
  ways: readonly WayOn[];
  /** Esc and the cross: back to what was filled in. */
  onClose: () => void;
}

/**
 * A write that failed. Where nobody can tell whether it was applied, 'Check now' comes first: until a check has found
 * that it was not, no way leads back to sending the same thing again.
 */
export function FailedWrite(props: Props) {
  const { title, children, failures, isUncertain, check, offersCheck = isUncertain, ways, onClose } = props;
  const isOpen = isUncertain && check.result !== 'notApplied';
  const isBlocked = isOpen && ways.some(({ sendsAgain }) => sendsAgain);
  const checkFirst = isOpen || (offersCheck && !isUncertain);
  return (
    <WriteModal
      state="failed"
      title={title}
      {...(!isBlocked && { onClose })}
      actions={[
        ...ways.map(({ label, onClick, sendsAgain = false }, index) => ({
          label,
          onClick,
          isDisabled: isBlocked && sendsAgain,
          primary: !checkFirst && index === ways.length - 1,
        })),
        ...(offersCheck ? [{ label: CHECK_NOW, onClick: check.onCheck, primary: checkFirst }] : []),
      ]}
    >
      {children}
      {isUncertain && (
        <UncertainOutcome
          check={check.result}
          isChecking={check.isChecking}
          found={check.found}
          isBlocked={isBlocked}
        />
      )}
      <p>
        <CopyDetails said={title} failures={failures} />
      </p>
    </WriteModal>
  );
}
