import { type FormikContextType } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/isRecord';
import { selectOperator } from '@/session/auth/operator';
import { type FormDraft, type OpenForm, registerFormDraft } from '@/session/drafts/formDrafts';
import { loadFormDraft, takeFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalStore } from '@/session/hooks';

/** Registers a form's unsaved values, which become a stored draft if the session ends. */
export function useRegisterDraft(formState: Omit<OpenForm, 'path' | 'search'>, isUnsaved: boolean): void {
  const { pathname: path, search } = useLocation();
  // No dependencies: the draft must have the values of the latest render.
  useEffect(() => (isUnsaved ? registerFormDraft({ ...formState, path, search }) : undefined));
}

/** Returns the stored draft of a form and removes it from the storage. A prefilled form leaves it there. */
function useStoredDraft(form: string, isPrefilled: boolean): FormDraft | null {
  const { pathname: path } = useLocation();
  const { dispatch, getState } = usePortalStore();
  const [storedDraft] = useState(() =>
    isPrefilled ? null : loadFormDraft(selectOperator(getState()), { path, form }),
  );
  useEffect(() => {
    if (storedDraft) dispatch(takeFormDraft());
  }, [storedDraft, dispatch]);
  return storedDraft;
}

interface FormDraftOptions<Values> {
  /** Identifies the form among those of its page. */
  form: string;
  /** The values to store. They must be JSON and contain no secret. */
  values: OpenForm['values'];
  /** Converts stored values to those of the form. Returns null when they don't fit the form. */
  parse: (stored: OpenForm['values']) => Values | null;
  fill: (values: Values) => void;
  /** Gives the form its initial values. */
  reset: () => void;
  isUnsaved: boolean;
  isStorable?: boolean;
  /** Whether the values were sent and may have been applied. */
  isOutcomeUnknown?: boolean;
  /** Whether a field that is never stored had a value. */
  hadSecretInput?: boolean;
  /** Whether the form was opened with given values, for example by 'Put back'. A draft must not replace them. */
  isPrefilled?: boolean;
}

/** The props of `RestoredDraftNotice`. `restored` is null while the form has no restored values. */
export interface RestoredDraft {
  restored: FormDraft | null;
  onDiscard: () => void;
}

/**
 * Stores a form's values when the session ends, and restores them when the same operator opens the form
 * again. Use it together with the form's `LeavePrompt`.
 */
export function useFormDraft<Values>(options: FormDraftOptions<Values>): RestoredDraft {
  const {
    form,
    values,
    parse,
    fill,
    reset,
    isUnsaved,
    isStorable = true,
    isOutcomeUnknown = false,
    hadSecretInput = false,
    isPrefilled = false,
  } = options;
  const [restored, setRestored] = useState<FormDraft | null>(null);
  const storedDraft = useStoredDraft(form, isPrefilled);
  // If the restored values become a draft again, its warnings stay.
  const warnings = {
    hadSecretInput: hadSecretInput || (restored?.hadSecretInput ?? false),
    isOutcomeUnknown: isOutcomeUnknown || (restored?.isOutcomeUnknown ?? false),
  };
  useRegisterDraft({ form, values, isStorable, ...warnings }, isUnsaved);
  const [last, setLast] = useState({ isUnsaved, restored });
  if (isUnsaved !== last.isUnsaved || restored !== last.restored) {
    setLast({ isUnsaved, restored });
    const isJustFilled = restored !== last.restored;
    // A draft with the values that the form has anyway is only worth a notice if nothing else says that it was sent.
    const isWorthNotice = isUnsaved || (!isOutcomeUnknown && (restored?.isOutcomeUnknown ?? false));
    // Later, the restored values are sent or reset, or others are typed over a draft that had the form's values.
    if (!isJustFilled || !isWorthNotice) setRestored(null);
  }
  const callbacksRef = useRef({ parse, fill });
  useEffect(() => {
    const restoredValues = storedDraft && callbacksRef.current.parse(storedDraft.values);
    if (restoredValues === null) return;
    callbacksRef.current.fill(restoredValues);
    setRestored(storedDraft);
  }, [storedDraft]);
  return {
    restored,
    onDiscard: () => {
      setRestored(null);
      reset();
    },
  };
}

interface FormikDraftOptions<Values extends object, Field extends keyof Values & string> {
  form: string;
  formik: Pick<FormikContextType<Values>, 'initialValues' | 'values' | 'setValues' | 'resetForm'>;
  /** The fields to store. Other fields are never stored. */
  fields: readonly Field[];
  /** The field whose value is never stored, so that it has to be typed again. */
  secretField?: Exclude<keyof Values & string, Field>;
  isUnsaved: boolean;
  isStorable?: boolean;
  isOutcomeUnknown?: boolean;
}

export function useFormikDraft<Values extends object, Field extends keyof Values & string>({
  form,
  formik,
  fields,
  secretField,
  isUnsaved,
  isStorable,
  isOutcomeUnknown = false,
}: FormikDraftOptions<Values, Field>): RestoredDraft {
  const { initialValues, values, setValues, resetForm } = formik;
  return useFormDraft({
    form,
    values: Object.fromEntries(fields.map((name) => [name, values[name]])),
    parse: (stored) => {
      const entries = fields.map((name) => [name, stored[name]] as const);
      return entries.every(([name, value]) => hasSameShape(initialValues[name], value))
        ? Object.fromEntries(entries)
        : null;
    },
    fill: (draft) => void setValues({ ...values, ...draft }),
    reset: resetForm,
    isUnsaved,
    isStorable,
    isOutcomeUnknown,
    hadSecretInput: secretField !== undefined && values[secretField] !== '',
  });
}

/**
 * Whether a stored value has the type of the field's initial value. Array items are compared with the first
 * initial item.
 */
function hasSameShape(initial: unknown, value: unknown): boolean {
  if (Array.isArray(initial))
    return Array.isArray(value) && value.every((entry) => hasSameShape(initial[0], entry));
  if (isRecord(initial))
    return (
      isRecord(value) &&
      Object.entries(initial).every(([name, initialPart]) => hasSameShape(initialPart, value[name]))
    );
  return typeof initial === typeof value;
}
