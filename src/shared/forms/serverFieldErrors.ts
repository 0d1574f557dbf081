type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * A validation rule with the server's errors for single fields. Each error is shown until the field's value changes
 * or the form is submitted again.
 */
export function createServerFieldErrors<Values extends object>() {
  /** The server's errors, with the values that it refused. */
  let rejected: { errors: FieldErrors<Values>; values: Values } | null = null;
  return {
    set: (errors: FieldErrors<Values>, values: Values) => {
      rejected = { errors, values };
    },
    clear: () => {
      rejected = null;
    },
    /** For Formik's `validate`. */
    validate: (currentValues: Values): FieldErrors<Values> => {
      const { errors, values } = rejected ?? { errors: {}, values: currentValues };
      const fieldErrors = Object.entries(errors) as [keyof Values & string, string][];
      return Object.fromEntries(
        fieldErrors.filter(([field]) => values[field] === currentValues[field]),
      ) as FieldErrors<Values>;
    },
  };
}
