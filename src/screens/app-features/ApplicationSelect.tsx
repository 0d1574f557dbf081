import { type RefObject, useId } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { type useApplications } from './useApplications';

interface Props {
  selectRef: RefObject<HTMLSelectElement | null>;
  applications: ReturnType<typeof useApplications>;
  /** Whether this application is not the selected one and has unsent changes. */
  isOtherUnsent: (application: Application) => boolean;
  onSelect: (application: Application | null) => void;
}

/** Lists the service's applications first, then the other ones (decision 15). */
export function ApplicationSelect({ selectRef, applications, isOtherUnsent, onSelect }: Props) {
  const selectId = useId();
  const { options, allApplications, selected } = applications;
  const renderOptions = (list: readonly Application[]) =>
    list.map((application) => (
      <option key={getApplicationKey(application)} value={allApplications.indexOf(application)}>
        {formatApplication(application)}
        {isOtherUnsent(application) ? ' (unsent changes)' : ''}
      </option>
    ));
  return (
    <div className="app-features__application">
      <label htmlFor={selectId}>Application</label>
      <NativeSelect
        ref={selectRef}
        id={selectId}
        value={selected ? allApplications.indexOf(selected) : ''}
        onChange={({ target: { value } }) =>
          onSelect((value === '' ? null : allApplications[Number(value)]) ?? null)
        }
      >
        <option value="">-- Please select an Application --</option>
        {renderOptions(options.listed)}
        {options.unlisted.length > 0 && (
          <optgroup label="Other applications">{renderOptions(options.unlisted)}</optgroup>
        )}
      </NativeSelect>
    </div>
  );
}
