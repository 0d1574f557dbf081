import { type Failure } from '@/domain/failures';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';

/** The result of a verification: of reading whether a write was applied. */
export interface Verification<Subject> {
  result: VerifyResult;
  /** The finding of the reading, shown after the result's label such as 'Not applied'. */
  text: string;
  /** For 'notApplied': whether a part of the write is in effect. */
  isPartlyInEffect?: boolean;
  /** The dialog's subject now, if the reading has changed it; and then the failures of its calls. */
  subject?: Subject;
  failures?: readonly Failure[];
}

/** The argument of a verification beside the subject. */
export interface VerifyContext {
  /** Aborts when the dialog is closed or its screen is left: a reading of several calls ends then (`readNow`). */
  signal: AbortSignal;
  /** The id of the write's entry in the change journal; undefined when its dialog was opened again. */
  changeId: string | undefined;
  /**
   * The result of a reading that does not show the write, or not all of it. It is 'not applied' with this text only when
   * the platform can no longer apply the write (decision 19); until then 'unknown' with `textSoFar`.
   */
  reportNotApplied: (text: string, textSoFar?: string) => { result: 'notApplied' | 'unknown'; text: string };
}
