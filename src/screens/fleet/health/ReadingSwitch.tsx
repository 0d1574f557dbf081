export const READING_LABELS = {
  diagnostics: 'Diagnostics',
  readiness: 'Readiness',
  validity: 'Validity',
} as const;
export type ReadingKey = keyof typeof READING_LABELS;
const KEYS = Object.keys(READING_LABELS) as ReadingKey[];

interface Props {
  value: ReadingKey;
  onSelect: (key: ReadingKey) => void;
}

/** How a run is read: the same answers, without a further call. */
export function ReadingSwitch({ value, onSelect }: Props) {
  return (
    <div className="reading-switch" role="group" aria-label="Reading">
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className="reading-switch__option"
          aria-pressed={key === value}
          onClick={() => onSelect(key)}
        >
          {READING_LABELS[key]}
        </button>
      ))}
    </div>
  );
}

export function isReadingKey(text: string): text is ReadingKey {
  return KEYS.some((key) => key === text);
}
