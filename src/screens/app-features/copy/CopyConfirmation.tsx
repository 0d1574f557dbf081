import Input from 'antd/es/input/Input';
import { useId } from 'react';

interface Props {
  agency: string;
  /** The number of applications. */
  count: number;
  value: string;
  onChange: (text: string) => void;
}

/** The agency, typed: a queue over many applications changes what most of its riders see. */
export function CopyConfirmation({ agency, count, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="copy-dialog__confirmation">
      <label htmlFor={id}>
        Type {agency} to start a queue over {count} applications
      </label>
      <Input
        id={id}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
