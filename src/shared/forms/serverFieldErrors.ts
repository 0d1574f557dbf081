type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * A validation rule with the server's errors for single fields. Each error is shown until the field's value changes
 * or the form is submitted again.
 */
export function createServerFieldErrors<Values extends object>() {
  /** With the value that the server refused. Other values are not held: one of them can be a password. */
  let rejected: readonly { field: keyof Values & string; error: string; value: unknown }[] = [];
  return {
    set: (errors: FieldErrors<Values>, values: Values) => {
      const entries = Object.entries(errors) as [keyof Values & string, string][];
      rejected = entries.map(([field, error]) => ({ field, error, value: values[field] }));
    },
    clear: () => {
      rejected = [];
    },
    /** For Formik's `validate`. */
    validate: (currentValues: Values): FieldErrors<Values> => {
      rejected = rejected.filter(({ field, value }) => value === currentValues[field]);
      return Object.fromEntries(rejected.map(({ field, error }) => [field, error])) as FieldErrors<Values>;
    },
  };
}
