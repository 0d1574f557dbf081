import { Segmented } from '@/ui/filter/Segmented';

const READING_LABELS = {
  diagnostics: 'Diagnostics',
  readiness: 'Readiness',
  validity: 'Validity',
} as const;
export type ReadingKey = keyof typeof READING_LABELS;
const KEYS = Object.keys(READING_LABELS) as ReadingKey[];
const OPTIONS = KEYS.map((key) => ({ key, label: READING_LABELS[key] }));

interface Props {
  value: ReadingKey;
  onSelect: (key: ReadingKey) => void;
}

/** How a run is read: the same answers, without a further call. */
export function ReadingSwitch(props: Props) {
  return <Segmented label="Reading" options={OPTIONS} {...props} />;
}

export function isReadingKey(text: string): text is ReadingKey {
  return KEYS.some((key) => key === text);
}
