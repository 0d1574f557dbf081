import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { FormikProvider, useFormik } from 'formik';
import { useDeferredValue, useEffect, useId, useMemo } from 'react';
import { parseRuleValue } from '@/domain/entities/businessRule';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeavePrompt } from '@/ui/LeavePrompt';
import { RestoreFocus } from '@/ui/RestoreFocus';
import { RestoredDraftNotice } from '../common/RestoredDraftNotice';
import { RegionLabel } from '../common/RegionLabel';
import { useFormDraft } from '../common/useFormDraft';
import { toRuleFormDraft, getRuleFormName } from './ruleFormDraft';
import { type OpenRule } from './openRule';
import { RuleDifference } from './RuleDifference';
import { RuleField } from './RuleField';
import { isDraftChanged, parseDraft } from './ruleValue';
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
  const { kind } = parseRuleValue(rule.ruleJson);
  const formik = useFormik({
    initialValues: { value: draft },
    // A mistake in an object's JSON is told while typing, and by the failure dialog once it is submitted.
    validate: ({ value }) => (rule.isObject ? {} : validateValue(rule.ruleJson, value)),
    onSubmit: ({ value }) => onSubmit(value),
  });
  const formRef = useFocusFirstError(formik);
  const deferredValue = useDeferredValue(formik.values.value);
  const parsed = useMemo(() => parseDraft(rule.ruleJson, deferredValue), [rule.ruleJson, deferredValue]);
  const { ruleJson } = parsed;
  const isChanged = useMemo(
    () => isDraftChanged(rule.ruleJson, deferredValue, parsed),
    [rule.ruleJson, deferredValue, parsed],
  );
  const isUnsaved = isChanged || formik.dirty;
  const { setFieldValue } = formik;
  const restoredDraft = useFormDraft({
    form: getRuleFormName(rule),
    ...toRuleFormDraft(rule, formik.values.value, isUnsaved),
    read: ({ draft: stored }) => (typeof stored === 'string' ? { draft: stored } : null),
    fill: (stored) => void setFieldValue('value', stored.draft),
    reset: formik.resetForm,
  });
  useEffect(
    () => formRef.current?.querySelector<HTMLElement>('input, textarea, [aria-pressed="true"]')?.focus(),
    [formRef],
  );

  return (
    <>
      <RestoreFocus />
      <LeavePrompt when={isChanged && !formik.isSubmitting} />
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
              {ruleJson === undefined ? (
                'Nothing to compare yet'
              ) : (
                <RuleDifference before={rule.ruleJson} after={ruleJson} />
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
          <form id={formId} ref={formRef} noValidate className="rule-editor" onSubmit={formik.handleSubmit}>
            <RegionLabel />
            <RestoredDraftNotice {...restoredDraft} />
            <RuleField kind={kind} openedJson={rule.ruleJson} />
          </form>
        </FormikProvider>
      </Modal>
    </>
  );
}

function validateValue(openedJson: string, value: string): { value?: string } {
  const { problem } = parseDraft(openedJson, value);
  return problem === undefined ? {} : { value: problem };
}
