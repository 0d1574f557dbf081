import { type ReadResult, type StepWriteResult } from '@/domain/rollout/evaluateStep';
import { type RolloutStep } from '@/domain/rollout/rollout';
import { type PortalThunk } from '@/session/hooks';
import { type StartedWrite } from '@/session/journal/journalThunks';

/** How the subject of a rollout is read and written, with the calls of the screen of the specification. All are thunks. */
export interface SubjectWriter {
  read: (step: RolloutStep) => PortalThunk<Promise<ReadResult>>;
  /** The entry of the change journal. `before`: the value that was read just before. */
  describe: (step: RolloutStep, before: string) => StartedWrite;
  send: (step: RolloutStep, before: string) => PortalThunk<Promise<StepWriteResult>>;
}
