type Texts<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * What the platform said of single fields, as a rule of their form: it stands at its field until the value changes or
 * the form is submitted again, whatever else is validated meanwhile.
 */
export function createServerFieldErrors<Values extends object>() {
  let refused: { texts: Texts<Values>; values: Values } | null = null;
  return {
    set: (texts: Texts<Values>, values: Values) => {
      refused = { texts, values };
    },
    clear: () => {
      refused = null;
    },
    /** For Formik's `validate`. */
    validate: (present: Values): Texts<Values> => {
      const { texts, values } = refused ?? { texts: {}, values: present };
      const fields = Object.entries(texts) as [keyof Values & string, string][];
      return Object.fromEntries(
        fields.filter(([field]) => values[field] === present[field]),
      ) as Texts<Values>;
    },
  };
}
