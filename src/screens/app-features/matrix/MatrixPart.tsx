import { type Application } from '@/domain/entities/application';
import { usePortalSelector } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { featurePlanSlice } from '../plan/featurePlanSlice';
import { PlanBar } from '../plan/PlanBar';
import { type useApplications } from '../useApplications';
import { type useUnsentSwitches } from '../useUnsentSwitches';
import { Matrix } from './Matrix';

rootReducer.inject(featurePlanSlice);

interface Props {
  agency: string;
  /** Otherwise only the plan is shown, above the switches. */
  isMatrix: boolean;
  applications: ReturnType<typeof useApplications>;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  /** Opens the switches of an application, or of one feature of it. */
  onOpen: (application: Application, feature?: string) => void;
}

/** The features of all applications of an agency (decision 136), and the plan that was made there. */
export function MatrixPart({ agency, isMatrix, applications, unsentSwitches, onOpen }: Props) {
  const plan = usePortalSelector((state) => state.featurePlan?.plan ?? null);
  return (
    <>
      {plan?.agency === agency && (
        <PlanBar
          plan={plan}
          selected={isMatrix ? null : applications.selected}
          unsentSwitches={unsentSwitches.allStates}
          onOpen={(application, states) => {
            unsentSwitches.setFeatures(application, states);
            onOpen(application);
          }}
        />
      )}
      {isMatrix && <Matrix agency={agency} applications={applications} onOpen={onOpen} />}
    </>
  );
}
