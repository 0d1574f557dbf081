import { type FormikContextType, FormikProvider } from 'formik';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreEnterRepeat } from '@/ui/form/useIgnoreEnterRepeat';
import { RegionLabel } from './RegionLabel';
import './FormCard.css';

interface Props<Values> {
  title: string;
  formik: FormikContextType<Values>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields in two columns. */
  fields: ReactNode;
  /** Shown below the fields. */
  children: ReactNode;
  /** 'What happens next': one sentence per step, beside the form. */
  nextSteps: readonly string[];
}

/** A form that is the main part of its screen. Its header shows the region that it writes to (decision 26). */
export function FormCard<Values>({ title, formik, onSubmit, fields, children, nextSteps }: Props<Values>) {
  const formRef = useFocusFirstError(formik);
  useIgnoreEnterRepeat(formRef);
  const titleId = useId();
  const stepsId = useId();
  return (
    <FormikProvider value={formik}>
      <div className="form-page">
        <form
          ref={formRef}
          noValidate
          className="form-card card"
          aria-labelledby={titleId}
          onSubmit={onSubmit}
        >
          <div className="form-card__header">
            <h2 id={titleId} className="form-card__title">
              {title}
            </h2>
            <RegionLabel />
          </div>
          <div className="form-card__fields">{fields}</div>
          {children}
        </form>
        <section className="form-steps card" aria-labelledby={stepsId}>
          <h2 id={stepsId} className="form-card__title">
            What happens next
          </h2>
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </FormikProvider>
  );
}
