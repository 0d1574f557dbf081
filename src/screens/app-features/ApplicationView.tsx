import { type ComponentProps } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { RevertBlockedNotice } from '@/shared/drafts/RevertBlockedNotice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { FeatureGroups } from './features/FeatureGroups';
import { FeaturesLoadFailures } from './FeaturesLoadFailures';
import { type useApplications } from './useApplications';
import { type useFeatures } from './useFeatures';
import { type useRestoredSwitches } from './useRestoredSwitches';

interface Props
  extends
    Pick<ComponentProps<typeof FeatureGroups>, 'filter' | 'isOn' | 'onSwitch' | 'consumeFocusRequest'>,
    Pick<ReturnType<typeof useRestoredSwitches>, 'revertBlocker' | 'isRevertNeedless'> {
  selected: Application | null;
  applications: ReturnType<typeof useApplications>;
  features: ReturnType<typeof useFeatures>;
}

/** The switches of the selected application, with what is to be said before them. */
export function ApplicationView(props: Props) {
  const { selected, applications, features, revertBlocker, isRevertNeedless } = props;
  const { listedFeatures, activeNames } = features;
  const shownFeatures =
    listedFeatures &&
    activeNames &&
    listedFeatures.filter((feature) => props.filter.isVisible(feature, { activeNames, isOn: props.isOn }));
  return (
    <>
      {/* Always rendered: a live region announces only what changes after it was rendered. */}
      <p role="status" className="visually-hidden">
        {listedFeatures &&
          shownFeatures &&
          `${formatNumber(shownFeatures.length)} of ${formatCount(listedFeatures.length, 'feature', 'features')}`}
      </p>
      <RevertBlockedNotice blocker={revertBlocker} />
      {isRevertNeedless && (
        <FailureAlert kind="info" title="Nothing to put back">
          The features already have the states from before the change.
        </FailureAlert>
      )}
      <FeaturesLoadFailures applications={applications} features={features} />
      {!selected && !applications.isUrlApplicationLoading && (
        <EmptyState icon="appFeatures" title="No application is selected">
          Select one to see and switch its features.
        </EmptyState>
      )}
      {(applications.isUrlApplicationLoading || (selected && !features.failure && !listedFeatures)) && (
        <p role="status">Loading…</p>
      )}
      {listedFeatures && activeNames && (
        <FeatureGroups
          features={listedFeatures}
          activeNames={activeNames}
          filter={props.filter}
          isOn={props.isOn}
          onSwitch={props.onSwitch}
          consumeFocusRequest={props.consumeFocusRequest}
        />
      )}
    </>
  );
}
