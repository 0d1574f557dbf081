import { useId } from 'react';
import { formatApplication } from '@/domain/applications';
import { type Application } from '@/domain/entities/application';
import { type useApplications } from './useApplications';
import '@/ui/form/SelectField.css';

interface Props {
  applications: ReturnType<typeof useApplications>;
  /** Whether an application that is not selected has switches moved. */
  isOtherUnsent: (application: Application) => boolean;
  onSelect: (application: Application | null) => void;
}

/** The application dropdown (specification 2, decision 15): the service's own list first. */
export function ApplicationSelect({ applications, isOtherUnsent, onSelect }: Props) {
  const id = useId();
  const { choices, all, selected } = applications;
  const options = (list: readonly Application[]) =>
    list.map((application) => (
      <option key={all.indexOf(application)} value={all.indexOf(application)}>
        {formatApplication(application)}
        {isOtherUnsent(application) ? ' (unsent changes)' : ''}
      </option>
    ));
  return (
    <div className="app-features__application">
      <label htmlFor={id}>Application</label>
      <select
        id={id}
        className="select-field"
        value={selected ? all.indexOf(selected) : ''}
        onChange={({ target: { value } }) => onSelect((value === '' ? null : all[Number(value)]) ?? null)}
      >
        <option value="">-- Please select an Application --</option>
        {options(choices.listed)}
        {choices.unlisted.length > 0 && (
          <optgroup label="Other applications">{options(choices.unlisted)}</optgroup>
        )}
      </select>
    </div>
  );
}
