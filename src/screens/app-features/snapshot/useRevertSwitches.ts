import { useState } from 'react';
import { useListAllFeaturesQuery } from '@/api/appfeatures';
import { isListComplete } from '@/api/paging/pages';
import { type Application } from '@/domain/entities/application';
import { formatApplication, isSameApplication } from '@/domain/features/applications';
import { toStatesBefore } from '@/domain/features/featureStates';
import { type ApplicationDifference } from '@/domain/snapshots/compareFeaturesSnapshot';
import { type useApplications } from '../useApplications';
import { type useUnsentSwitches } from '../useUnsentSwitches';

interface Options {
  agency: string;
  applications: ReturnType<typeof useApplications>;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  onOpenApplication: (application: Application) => void;
}

/** 'Put back' from a snapshot: opens the switches of an application with the states of then. It sends nothing. */
export function useRevertSwitches(options: Options) {
  const { agency, applications, unsentSwitches, onOpenApplication } = options;
  const { currentData: catalogue, isFetching } = useListAllFeaturesQuery({ agency });
  const isCatalogueComplete = isListComplete(catalogue);
  const [note, setNote] = useState<string | null>(null);
  /** The last press, as long as its application has unsent switches: of before, or those that it has set. */
  const [pressed, setPressed] = useState<{ application: Application; isSet: boolean } | null>(null);
  if (pressed && !unsentSwitches.hasUnsentSwitches(pressed.application)) setPressed(null);
  const listNames = ({ changes }: ApplicationDifference) => {
    const known = new Set(catalogue?.rows.map(({ name }) => name));
    // The platform adds only features of its catalogue.
    return {
      added: changes.added,
      removed: changes.removed.filter((name) => known.has(name)),
      unknown: changes.removed.filter((name) => !known.has(name)),
    };
  };
  return {
    /** Why the last press could not set the switches, or which of them; null if it has set all. */
    note:
      pressed?.isSet === false
        ? `${formatApplication(pressed.application)} has unsent changes of yours. Submit them or put them back first.`
        : note,
    /** What the last press has done, as long as it is not sent; null for nothing. */
    openedText:
      pressed?.isSet === true
        ? `The switches of ${formatApplication(pressed.application)} are set as they were then. Nothing is sent before you submit them.`
        : null,
    /** Why the features of an application cannot be put back; null if they can. */
    describeObstacle: (difference: ApplicationDifference): string | null => {
      // Nothing is known of the features that an application had before it was listed.
      if (difference.status === 'listed') return 'Not listed then';
      if (!applications.allApplications.some((offered) => isSameApplication(offered, difference.application)))
        return 'Can no longer be opened';
      if (isFetching) return 'Loading…';
      const { added, removed, unknown } = listNames(difference);
      if (added.length + removed.length > 0) return null;
      if (unknown.length === 0) return 'No feature was on';
      return isCatalogueComplete ? 'Not in the catalogue' : 'The catalogue could not be read completely';
    },
    revert: (difference: ApplicationDifference) => {
      const { application } = difference;
      // The switches are not set, so that what is submitted is what the operator sees.
      if (unsentSwitches.hasUnsentSwitches(application)) {
        setNote(null);
        return setPressed({ application, isSet: false });
      }
      const names = listNames(difference);
      setNote(
        names.unknown.length === 0
          ? null
          : isCatalogueComplete
            ? `Not in the catalogue, and not set: ${names.unknown.join(', ')}`
            : `Not set, because the catalogue could not be read completely: ${names.unknown.join(', ')}`,
      );
      setPressed({ application, isSet: true });
      unsentSwitches.setFeatures(application, toStatesBefore(names));
      onOpenApplication(application);
    },
  };
}
