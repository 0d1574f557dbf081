import { VERIFY_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { formatApplication } from '@/domain/features/applications';
import { type QueueOf } from '@/shared/change-queue/changeQueueState';
import { QueueBar } from '@/shared/change-queue/QueueBar';
import { ChangedNames } from '../features/ChangedNames';
import { type QueuedFeaturesOptions, useQueuedFeatures } from './useQueuedFeatures';

/** A queue of features on the page of an agency: it sets the switches of the application whose turn it is. */
export function FeaturesQueue(options: QueuedFeaturesOptions & { queue: QueueOf<'features'> }) {
  const { queue } = options;
  const { source, application } = queue.change;
  const current = queue.items[queue.position];
  const { item, isSelected, isReading, plan, isSet, canSet, problem, setSwitches, check, takeBack } =
    useQueuedFeatures(options);
  const label = formatApplication(application);
  /** A queue over applications of one agency begins with an item of the source's own agency. */
  const isInOneAgency = queue.items[0]?.agency === source;
  const isOpen = item?.result === null;
  const isToSet = isOpen || item?.result === 'failed' || item?.result === 'differed';
  return (
    <QueueBar
      queue={queue}
      title={
        <>
          <strong>{isInOneAgency ? `As in ${label}` : `${label}, as in ${source}`}</strong>
          {current?.switches && <ChangedNames changes={current.switches.changes} />}
        </>
      }
      isHere={isSelected}
      linkText={item?.switches && formatApplication(item.switches.application)}
      open={
        item?.result === 'unknown'
          ? { label: VERIFY_LABEL, onClick: check }
          : isToSet && canSet
            ? { label: 'Set the switches', onClick: setSwitches }
            : null
      }
      onLeave={takeBack}
    >
      {isReading && <p role="status">Loading features…</p>}
      {isToSet && problem !== null && <p role="status">{problem}</p>}
      {isOpen && plan && (
        <p role="status">
          {[
            isSet &&
              `Submit Changes sends ${plan.states.size === 1 ? 'this change' : `these ${plan.states.size} changes`}.`,
            plan.unchanged.length > 0 && `Already as wanted: ${plan.unchanged.join(', ')}.`,
            plan.unlisted.length > 0 &&
              `Left out, because ${options.features.isCatalogueComplete ? 'not in the catalogue' : 'the catalogue could not be read completely'}: ${plan.unlisted.join(', ')}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </QueueBar>
  );
}
