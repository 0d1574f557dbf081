import { type StepStatus } from '@/domain/rollout/rollout';
import { type StatusTone } from '@/domain/statusTones';

export const STEP_TONES: Readonly<Record<StepStatus, StatusTone>> = {
  failed: 'bad',
  unknown: 'bad',
  checking: 'info',
  sending: 'info',
  done: 'ok',
  wouldChange: 'info',
  unchanged: 'still',
  skipped: 'wait',
  pending: 'still',
};
