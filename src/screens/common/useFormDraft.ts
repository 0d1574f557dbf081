import { type FormikContextType } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/isRecord';
import { usePortalSelector } from '@/session/hooks';
import {
  clearFormDraft,
  type FormDraft,
  loadFormDraft,
  registerFormDraft,
  type OpenForm,
} from '@/session/formDrafts';
import { parseOperatorToken } from '@/session/parseOperatorToken';
import { selectPsoToken, selectRegion } from '@/session/sessionSlice';

/** Has what a form holds kept should the session run out while it stands, where it holds something to keep. */
export function useRegisterDraft(input: Omit<OpenForm, 'path'>, isUnsaved: boolean): void {
  const { pathname: path } = useLocation();
  // After every rendering: what is kept is what is seen.
  useEffect(() => (isUnsaved ? registerFormDraft({ ...input, path }) : undefined));
}

/** What was kept of a form, once: it is in the form from then on, and nowhere else. */
function useStoredDraft(form: string): FormDraft | null {
  const { pathname: path } = useLocation();
  const region = usePortalSelector(selectRegion);
  const { subject } = parseOperatorToken(usePortalSelector(selectPsoToken));
  const [storedDraft] = useState(() => loadFormDraft({ region, subject }, { path, form }));
  useEffect(() => {
    if (storedDraft) clearFormDraft();
  }, [storedDraft]);
  return storedDraft;
}

interface FormDraftOptions<Values> {
  /** Names the form among those of its address. */
  form: string;
  /** What may be kept, as JSON can have it: nothing secret. */
  values: OpenForm['values'];
  /** What is stored as the form has it: null where that doesn't fit. */
  read: (stored: OpenForm['values']) => Values | null;
  fill: (values: Values) => void;
  /** Back to what the form began with. */
  reset: () => void;
  /** It holds something that isn't saved. */
  isUnsaved: boolean;
  isOutcomeUnknown?: boolean;
  hadSecretInput?: boolean;
}

/** What `KeptInputNotice` says of a form that was filled again. */
export interface RestoredDraft {
  restored: FormDraft | null;
  onDiscard: () => void;
}

/**
 * Keeps what is typed in a form over a session that runs out: the same operator finds it filled again. To be used
 * beside the form's LeaveGuard.
 */
export function useFormDraft<Values>(props: FormDraftOptions<Values>): RestoredDraft {
  const {
    form,
    values,
    read,
    fill,
    reset,
    isUnsaved,
    isOutcomeUnknown = false,
    hadSecretInput = false,
  } = props;
  const [restored, setRestored] = useState<FormDraft | null>(null);
  const storedDraft = useStoredDraft(form);
  // What was said of it when it came back holds as long as it stands.
  const warnings = {
    hadSecretInput: hadSecretInput || (restored?.hadSecretInput ?? false),
    isOutcomeUnknown: isOutcomeUnknown || (restored?.isOutcomeUnknown ?? false),
  };
  useRegisterDraft({ form, values, ...warnings }, isUnsaved);
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved);
  if (isUnsaved !== wasUnsaved) {
    setWasUnsaved(isUnsaved);
    // Sent, or reset: the form holds nothing of it any more.
    if (!isUnsaved) setRestored(null);
  }
  const latestRef = useRef({ read, fill });
  useEffect(() => {
    const values = storedDraft && latestRef.current.read(storedDraft.values);
    if (values === null) return;
    latestRef.current.fill(values);
    setRestored(storedDraft);
  }, [storedDraft]);
  return {
    restored: isUnsaved ? restored : null,
    onDiscard: useCallback(() => {
      setRestored(null);
      reset();
    }, [reset]),
  };
}

interface FormikDraftOptions<Values extends object, Field extends keyof Values & string> {
  form: string;
  formik: Pick<FormikContextType<Values>, 'initialValues' | 'values' | 'setValues' | 'resetForm'>;
  /** The fields that may be kept: those that aren't named are not. */
  fields: readonly Field[];
  /** The field that has to be typed again. */
  secret?: Exclude<keyof Values & string, Field>;
  isUnsaved: boolean;
  isOutcomeUnknown?: boolean;
}

/** The same for a form that Formik owns. */
export function useFormikDraft<Values extends object, Field extends keyof Values & string>({
  form,
  formik,
  fields,
  secret,
  isUnsaved,
  isOutcomeUnknown = false,
}: FormikDraftOptions<Values, Field>): RestoredDraft {
  const { initialValues, values, setValues, resetForm } = formik;
  return useFormDraft({
    form,
    values: Object.fromEntries(fields.map((name) => [name, values[name]])),
    read: (stored) => {
      const typed = fields.map((name) => [name, stored[name]] as const);
      return typed.every(([name, value]) => hasSameShape(initialValues[name], value))
        ? Object.fromEntries(typed)
        : null;
    },
    fill: (typed) => void setValues({ ...values, ...typed }),
    reset: resetForm,
    isUnsaved,
    isOutcomeUnknown,
    hadSecretInput: secret !== undefined && values[secret] !== '',
  });
}

/** Whether a stored value has the form of the field's first one; a list's entries that of its first. */
function hasSameShape(first: unknown, value: unknown): boolean {
  if (Array.isArray(first))
    return Array.isArray(value) && value.every((entry) => hasSameShape(first[0], entry));
  if (isRecord(first))
    return isRecord(value) && Object.entries(first).every(([name, part]) => hasSameShape(part, value[name]));
  return typeof first === typeof value;
}
