interface Props {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Leaves out what is the same in all agencies. */
export function DifferencesCheckbox({ isChecked, onChange }: Props) {
  return (
    <label className="fleet-tools__check">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      Only differences
    </label>
  );
}
