import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeQueueRest, type QueuedRule } from '@/domain/changes/changeQueue';
import { getCopySource, listCopyTargets } from '@/domain/fleet/copyTargets';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { type Currency } from '@/domain/regions';
import { formatMoneySuffix } from '@/domain/ruleMoney';
import { formatTypedValue, truncateValue } from '@/domain/ruleValue';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { AgencyChooser } from '@/shared/change-queue/AgencyChooser';
import { selectChangeQueue } from '@/shared/change-queue/changeQueueState';
import { startQueue } from '@/shared/change-queue/queueSteps';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

interface Props {
  rule: RuleSummary;
  /** The agencies that are compared, the reference first; undefined for all of the run. */
  compared?: readonly string[];
  currency: Currency;
  /** The agency whose value others get, and the agencies that it is chosen from. */
  reference: string;
  references: readonly string[];
}

/** Gives other agencies the reference's value, each in its own editor (decision 137). */
export function CopyRule({ rule, compared, currency, reference, references }: Props) {
  const { setParams } = useQueryParams<FleetParam>();
  const { ruleJson, problem } = getCopySource(rule, reference);
  return (
    <section className="fleet-panel__check">
      {!compared && (
        <LabelledSelect
          label="Reference"
          value={reference}
          options={references.toSorted().map((key) => ({ key, label: key }))}
          onSelect={(key) => setParams({ reference: key }, 'replace')}
        />
      )}
      {problem !== undefined && <p>{problem}</p>}
      {/* Both buttons below give it to other agencies, and the list of values can have the reference's agency folded. */}
      {ruleJson !== undefined && (
        <>
          <p>
            {reference}’s value: <code title={ruleJson}>{truncateValue(formatTypedValue(ruleJson))}</code>
            {formatMoneySuffix(ruleJson, currency)}
          </p>
          <CopyButton
            key={reference}
            rule={rule}
            compared={compared}
            reference={reference}
            ruleJson={ruleJson}
          />
        </>
      )}
    </section>
  );
}

interface CopyButtonProps extends Omit<Props, 'currency' | 'references'> {
  /** The reference's value. */
  ruleJson: string;
}

function CopyButton({ rule, compared, reference, ruleJson }: CopyButtonProps) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const queue = usePortalSelector(selectChangeQueue);
  // The chooser says that another queue ends.
  const isQueueUnderWay = queue !== null && describeQueueRest(queue) !== null;
  const [isChoosing, setIsChoosing] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const targets = listCopyTargets(rule, reference).filter(({ agency }) => compared?.includes(agency) ?? true);
  const [first, ...others] = targets.filter(({ isBlocked }) => !isBlocked);
  const startsAtOnce = others.length === 0 && !isQueueUnderWay;
  const { category, identity } = rule;
  const start = (agencies: readonly string[]) => {
    const change: QueuedRule = { kind: 'rule', source: reference, category, identity, ruleJson };
    dispatch(
      startQueue(
        change,
        agencies.map((agency) => ({ agency })),
        navigate,
      ),
    );
  };
  return (
    <>
      {first && (
        <Button
          ref={buttonRef}
          className="fleet-panel__copy"
          size="small"
          {...(!startsAtOnce && { 'aria-expanded': isChoosing })}
          onClick={() => (startsAtOnce ? start([first.agency]) : setIsChoosing(!isChoosing))}
        >
          Use {reference}’s value in {others.length === 0 ? first.agency : 'other agencies'}…
        </Button>
      )}
      {isChoosing && (
        <AgencyChooser
          choices={targets}
          onStart={start}
          onCancel={() => {
            setIsChoosing(false);
            buttonRef.current?.focus();
          }}
        />
      )}
    </>
  );
}
