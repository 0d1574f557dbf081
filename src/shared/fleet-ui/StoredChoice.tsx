import { useState } from 'react';

interface Props {
  label: string;
  isOn: boolean;
  /** Returns whether the browser's storage has taken the choice. */
  onChange: (isOn: boolean) => boolean;
}

/** A box whose choice is stored in this browser; says so when it cannot be. */
export function StoredChoice({ label, isOn, onChange }: Props) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setIsRefused(!onChange(target.checked))}
        />{' '}
        {label}
      </label>
      {isRefused && (
        <div role="alert" className="error-text">
          This browser’s storage is full or blocked: the choice stays as it was.
        </div>
      )}
    </>
  );
}
