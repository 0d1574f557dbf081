import Button from 'antd/es/button';
import { useRef, useState } from 'react';

interface Props {
  /** Names the field for screen readers. */
  label: string;
  /** The text of the button. */
  children?: string;
  /** Maximum number of characters of the file, and what is shown for a longer one. */
  lengthLimit: number;
  tooLargeText: string;
  /** Gets the text and the name of the file; returns what is wrong with it, or null. */
  onText: (text: string, name: string) => string | null;
}

/** Opens a file of this computer, and shows a problem beside the button. */
export function OpenFileButton(props: Props) {
  const { label, children = 'Open file', lengthLimit, tooLargeText, onText } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const open = async (file: File) => {
    // A character has at least one byte.
    if (file.size > lengthLimit * 4) return setError(tooLargeText);
    const text = await file.text().catch(() => null);
    if (text === null) return setError('The browser could not read this file.');
    setError(text.length > lengthLimit ? tooLargeText : onText(text, file.name));
  };
  return (
    <>
      <Button size="small" onClick={() => inputRef.current?.click()}>
        {children}
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={label}
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void open(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {error !== null && (
        <span role="alert" className="error-text">
          {error}
        </span>
      )}
    </>
  );
}
