import { type HealthTask } from '@/domain/fleet/fleetRun';
import { Segmented } from '@/ui/filter/Segmented';

const VIEW_LABELS = {
  diagnostics: 'Diagnostics',
  readiness: 'Readiness',
  validity: 'Validity',
} as const;
export type ViewKey = keyof typeof VIEW_LABELS;
const KEYS = Object.keys(VIEW_LABELS) as ViewKey[];
const OPTIONS = KEYS.map((key) => ({ key, label: VIEW_LABELS[key] }));

interface Props {
  value: ViewKey;
  onSelect: (key: ViewKey) => void;
}

/** Selects how the answers of a run are shown, without a further call. */
export function ViewSwitch(props: Props) {
  return <Segmented label="View" options={OPTIONS} {...props} />;
}

export function isViewKey(text: string): text is ViewKey {
  return KEYS.some((key) => key === text);
}

/** The view of a run until another one is chosen. */
export function getDefaultView({ profile }: HealthTask): ViewKey {
  return profile === 'readiness' ? 'readiness' : 'diagnostics';
}
