import { type ReactNode } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatCount } from '@/lib/text/formatCount';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { Segmented } from '@/ui/filter/Segmented';
import { PageActionButton } from '@/ui/navigation/PageActionButton';
import { describeUnsent } from './describeUnsent';

/** Values of the URL parameter `view`. */
const VIEWS = [
  { key: '', label: 'By application' },
  { key: 'matrix', label: 'All applications' },
] as const;

interface Props {
  isMatrix: boolean;
  onSelectView: (view: '' | 'matrix') => void;
  /** Opens the snapshot of the features. */
  snapshotButton: ReactNode;
  /** The number of unsent changes of the selected application. */
  changeCount: number;
  /** The applications other than the selected one that have unsent changes. */
  otherUnsent: readonly Application[];
  onSelectOther: (application: Application) => void;
  isSubmitDisabled: boolean;
  onSubmit: () => void;
  /** False when there is none. */
  validationText: string | false;
  /** The selection of an application, and its filters. */
  children: ReactNode;
}

/** The title, and the bar above the switches, which stays at the top. The matrix has the views and the unsent changes only. */
export function FeaturesHeader(props: Props) {
  const { isMatrix, onSelectView, snapshotButton, changeCount, isSubmitDisabled } = props;
  const { onSubmit, validationText, otherUnsent, onSelectOther, children } = props;
  const [firstUnsent] = otherUnsent;
  const otherButton = firstUnsent && (
    <button type="button" className="text-button" onClick={() => onSelectOther(firstUnsent)}>
      Unsent changes in {describeUnsent(otherUnsent)}
    </button>
  );
  return (
    <>
      <h2 className="app-features__title">
        {isMatrix ? 'Features of all applications' : 'Toggle features ON/OFF for the selected application'}
      </h2>
      <div className="app-features__header" data-matrix={isMatrix || undefined}>
        <div className="app-features__view-line">
          <Segmented label="View" options={VIEWS} value={isMatrix ? 'matrix' : ''} onSelect={onSelectView} />
          {snapshotButton}
          {isMatrix && otherButton}
        </div>
        {!isMatrix && (
          <>
            <div className="app-features__filters">{children}</div>
            <div className="app-features__submit">
              <div className="app-features__unsent">
                <span role="status" className="app-features__count">
                  {changeCount > 0 && formatCount(changeCount, 'unsent change', 'unsent changes')}
                </span>
                {otherButton}
              </div>
              <PageActionButton type="primary" disabled={isSubmitDisabled} onClick={onSubmit}>
                Submit Changes
              </PageActionButton>
            </div>
            {validationText && <FailureAlert title={validationText} />}
          </>
        )}
      </div>
    </>
  );
}
