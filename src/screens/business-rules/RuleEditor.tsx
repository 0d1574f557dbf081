import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { FormikProvider, useFormik } from 'formik';
import { useDeferredValue, useEffect, useId, useMemo } from 'react';
import { readRuleValue } from '@/domain/entities/businessRule';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeaveGuard } from '@/ui/LeaveGuard';
import { ReturnFocus } from '@/ui/ReturnFocus';
import { KeptInputNotice } from '../common/KeptInputNotice';
import { RegionLine } from '../common/RegionLine';
import { useKeptInput } from '../common/useKeptInput';
import { keptDraftOf, ruleForm } from './keptDraft';
import { type OpenRule } from './openRule';
import { RuleDifference } from './RuleDifference';
import { RuleField } from './RuleField';
import { isChanged, readDraft } from './ruleValue';
import './RuleEditor.css';

interface Props {
  rule: OpenRule;
  /** What the editor starts from: the rule's value, or what was typed before a save that failed. */
  draft: string;
  onSubmit: (draft: string) => Promise<void>;
  onCancel: () => void;
}

/** The editor of a rule by its kind (specification 2). One press of Submit sends; the difference stands beside it. */
export function RuleEditor({ rule, draft, onSubmit, onCancel }: Props) {
  const formId = useId();
  const { kind } = readRuleValue(rule.inner);
  const formik = useFormik({
    initialValues: { value: draft },
    // A mistake in an object's JSON is told while typing, and by the failure dialog once it is submitted.
    validate: ({ value }) => (rule.isObject ? {} : errorsOf(rule.inner, value)),
    onSubmit: ({ value }) => onSubmit(value),
  });
  const form = useFocusFirstError(formik);
  const typed = useDeferredValue(formik.values.value);
  const read = useMemo(() => readDraft(rule.inner, typed), [rule.inner, typed]);
  const { inner } = read;
  const differs = useMemo(() => isChanged(rule.inner, typed, read), [rule.inner, typed, read]);
  const isUnsaved = differs || formik.dirty;
  const { setFieldValue } = formik;
  const input = useKeptInput({
    form: ruleForm(rule),
    ...keptDraftOf(rule, formik.values.value, isUnsaved),
    read: ({ draft: typed }) => (typeof typed === 'string' ? { draft: typed } : null),
    fill: (typed) => void setFieldValue('value', typed.draft),
    reset: formik.resetForm,
  });
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input, textarea, [aria-pressed="true"]')?.focus(),
    [form],
  );

  return (
    <>
      <ReturnFocus />
      <LeaveGuard when={differs && !formik.isSubmitting} />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={rule.isObject ? 860 : 600}
        transitionName=""
        maskTransitionName=""
        mask={{ closable: false }}
        title={<span className="rule-editor__title">{rule.identity}</span>}
        // Cancel restores the value (specification 4); a stray Esc must not, nor one that is quicker than the comparison.
        keyboard={!isUnsaved}
        onCancel={onCancel}
        footer={
          <div className="rule-editor__footer">
            <section className="rule-editor__difference" aria-label="Old and new value">
              {inner === undefined ? (
                'Nothing to compare yet'
              ) : (
                <RuleDifference before={rule.inner} after={inner} />
              )}
            </section>
            <div className="rule-editor__buttons">
              <Button onClick={onCancel}>Cancel</Button>
              <Button type="primary" htmlType="submit" form={formId} disabled={formik.isSubmitting}>
                Submit
              </Button>
            </div>
          </div>
        }
      >
        <FormikProvider value={formik}>
          <form id={formId} ref={form} noValidate className="rule-editor" onSubmit={formik.handleSubmit}>
            <RegionLine />
            <KeptInputNotice {...input} />
            <RuleField kind={kind} opened={rule.inner} />
          </form>
        </FormikProvider>
      </Modal>
    </>
  );
}

function errorsOf(opened: string, value: string): { value?: string } {
  const { problem } = readDraft(opened, value);
  return problem === undefined ? {} : { value: problem };
}
