import { type Application } from '@/domain/entities/application';
import { type FeatureStates, formatStates } from '@/domain/features/featureStates';
import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { LazyRollOutButton } from '@/shared/rollout/LazyRollOutButton';

interface Props {
  agency: string;
  application: Application;
  /** Null when not all features are known. */
  states: FeatureStates | null;
}

/** Leads to a rollout of these features for the same application in all agencies. It sends nothing. */
export function RollOutFeatures({ agency, application, states }: Props) {
  const list = useAgencies('');
  const { rows, unread, failure, nextPageFailure } = list;
  const hasFailed = unread?.isLoading === false || failure !== null || nextPageFailure !== null;
  return (
    <>
      {states !== null && <AgencyListAlert list={list} />}
      <div className="copy-dialog__agencies">
        <span>Or in other agencies, for the same application:</span>
        {/* A plan over a part of the features or of the agencies would look complete. */}
        {states === null ? (
          <span role="status">the catalogue could not be read completely.</span>
        ) : unread || rows.length === 0 ? (
          <span role="status">{hasFailed ? 'not all agencies could be loaded.' : 'Loading agencies…'}</span>
        ) : (
          <LazyRollOutButton
            subject={{ kind: 'features', application }}
            target={formatStates(states)}
            source={{ kind: 'matrix', agency }}
            agencies={rows}
            size="small"
          >
            Roll out in all agencies…
          </LazyRollOutButton>
        )}
      </div>
    </>
  );
}
