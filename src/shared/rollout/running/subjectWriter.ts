import { type ReadResult, type StepWriteResult } from '@/domain/rollout/evaluateStep';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { type PortalThunk } from '@/session/hooks';
import { type StartedWrite } from '@/session/journal/journalThunks';

/** How one kind of subject is read and written, with the calls of the screen of the specification. All are thunks. */
export interface SubjectWriter<Subject extends RolloutSubject = RolloutSubject> {
  read: (subject: Subject, step: RolloutStep) => PortalThunk<Promise<ReadResult>>;
  /** The entry of the change journal. `before`: the value that was read just before. */
  describe: (subject: Subject, step: RolloutStep, before: string) => StartedWrite;
  send: (subject: Subject, step: RolloutStep, before: string) => PortalThunk<Promise<StepWriteResult>>;
}
