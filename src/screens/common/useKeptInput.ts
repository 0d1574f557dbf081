import { type FormikContextType } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/isRecord';
import { usePortalSelector } from '@/session/hooks';
import { forgetKeptInput, type KeptInput, keptInput, offerInput, type OpenInput } from '@/session/keptInput';
import { operatorOf } from '@/session/operator';
import { selectPsoToken, selectRegion } from '@/session/sessionSlice';

/** Has what a form holds kept should the session run out while it stands, where it holds something to keep. */
export function useOfferInput(input: Omit<OpenInput, 'path'>, isUnsaved: boolean): void {
  const { pathname: path } = useLocation();
  // After every rendering: what is kept is what is seen.
  useEffect(() => (isUnsaved ? offerInput({ ...input, path }) : undefined));
}

/** What was kept of a form, once: it is in the form from then on, and nowhere else. */
function useKept(form: string): KeptInput | null {
  const { pathname: path } = useLocation();
  const region = usePortalSelector(selectRegion);
  const { subject } = operatorOf(usePortalSelector(selectPsoToken));
  const [kept] = useState(() => keptInput({ region, subject }, { path, form }));
  useEffect(() => {
    if (kept) forgetKeptInput();
  }, [kept]);
  return kept;
}

interface Kept<Values> {
  /** Names the form among those of its address. */
  form: string;
  /** What may be kept, as JSON can have it: nothing secret. */
  values: OpenInput['values'];
  /** What is stored as the form has it: null where that doesn't fit. */
  read: (stored: OpenInput['values']) => Values | null;
  fill: (values: Values) => void;
  /** Back to what the form began with. */
  reset: () => void;
  /** It holds something that isn't saved. */
  when: boolean;
  mayBeApplied?: boolean;
  hadSecret?: boolean;
}

/** What `KeptInputNotice` says of a form that was filled again. */
export interface InputBack {
  back: KeptInput | null;
  onDiscard: () => void;
}

/**
 * Keeps what is typed in a form over a session that runs out: the same operator finds it filled again. To be used
 * beside the form's LeaveGuard.
 */
export function useKeptInput<Values>(props: Kept<Values>): InputBack {
  const { form, values, read, fill, reset, when, mayBeApplied = false, hadSecret = false } = props;
  const [back, setBack] = useState<KeptInput | null>(null);
  const kept = useKept(form);
  // What was said of it when it came back holds as long as it stands.
  const doubts = {
    hadSecret: hadSecret || (back?.hadSecret ?? false),
    mayBeApplied: mayBeApplied || (back?.mayBeApplied ?? false),
  };
  useOfferInput({ form, values, ...doubts }, when);
  const [wasUnsaved, setWasUnsaved] = useState(when);
  if (when !== wasUnsaved) {
    setWasUnsaved(when);
    // Sent, or reset: the form holds nothing of it any more.
    if (!when) setBack(null);
  }
  const latest = useRef({ read, fill });
  useEffect(() => {
    const typed = kept && latest.current.read(kept.values);
    if (typed === null) return;
    latest.current.fill(typed);
    setBack(kept);
  }, [kept]);
  return {
    back: when ? back : null,
    onDiscard: useCallback(() => {
      setBack(null);
      reset();
    }, [reset]),
  };
}

interface KeptForm<Values extends object, Field extends keyof Values & string> {
  form: string;
  formik: Pick<FormikContextType<Values>, 'initialValues' | 'values' | 'setValues' | 'resetForm'>;
  /** The fields that may be kept: those that aren't named are not. */
  fields: readonly Field[];
  /** The field that has to be typed again. */
  secret?: Exclude<keyof Values & string, Field>;
  when: boolean;
  mayBeApplied?: boolean;
}

/** The same for a form that Formik owns. */
export function useKeptForm<Values extends object, Field extends keyof Values & string>({
  form,
  formik,
  fields,
  secret,
  when,
  mayBeApplied = false,
}: KeptForm<Values, Field>): InputBack {
  const { initialValues, values, setValues, resetForm } = formik;
  return useKeptInput({
    form,
    values: Object.fromEntries(fields.map((name) => [name, values[name]])),
    read: (stored) => {
      const typed = fields.map((name) => [name, stored[name]] as const);
      return typed.every(([name, value]) => isLike(initialValues[name], value))
        ? Object.fromEntries(typed)
        : null;
    },
    fill: (typed) => void setValues({ ...values, ...typed }),
    reset: resetForm,
    when,
    mayBeApplied,
    hadSecret: secret !== undefined && values[secret] !== '',
  });
}

/** Whether a stored value has the form of the field's first one; a list's entries that of its first. */
function isLike(first: unknown, value: unknown): boolean {
  if (Array.isArray(first)) return Array.isArray(value) && value.every((entry) => isLike(first[0], entry));
  if (isRecord(first))
    return isRecord(value) && Object.entries(first).every(([name, part]) => isLike(part, value[name]));
  return typeof first === typeof value;
}
