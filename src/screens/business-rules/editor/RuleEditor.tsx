import Button from 'antd/es/button';
import { FormikProvider, useFormik } from 'formik';
import { type ComponentProps, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { parseRuleValue } from '@/domain/entities/businessRule';
import { DISCARD_BY_ESCAPE_TEXT } from '@/domain/failureTexts/ruleUpdate';
import { TYPE_CHANGE_REFUSED_TEXT } from '@/domain/failureTexts/ruleValidation';
import { buildRuleFormName } from '@/domain/formNames';
import { LINE_BREAK } from '@/lib/text/findMultilineDifference';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useFormDraft } from '@/shared/drafts/useFormDraft';
import { AgencyWriteButton } from '@/shared/writes/impact/AgencyWriteButton';
import { ImpactLine } from '@/shared/writes/impact/ImpactLine';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeavePrompt } from '@/ui/overlay/LeavePrompt';
import { Modal } from '@/ui/overlay/Modal';
import { CompareLink } from './CompareLink';
import { isEditorTextChanged, type ParsedEditorText, parseEditorText, toEditorText } from './json/editorText';
import { getTypeJson, type OpenRule } from './openRule';
import { RuleDifference } from './RuleDifference';
import { type Focusable, RuleField } from './RuleField';
import { parseRuleFormDraft, toRuleFormDraft } from './ruleFormDraft';
import { getRulePlace } from './rulePlace';
import { TypeChangeField } from './TypeChangeField';
import '@/shared/writes/impact/ImpactLine.css';
import './RuleEditor.css';

interface Props {
  rule: OpenRule;
  /**
   * The field's first text: the rule's value, the text typed before, or the value that 'Put back' restores or another agency
   * has.
   */
  initialText: string;
  onSubmit: (rule: OpenRule, editorText: string, parsedText: ParsedEditorText) => Promise<void>;
  onCancel: () => void;
}

/** The dialog that edits a rule. Its footer shows the difference to the old value next to Submit. */
export function RuleEditor({ rule: currentRule, initialText, onSubmit, onCancel }: Props) {
  const { abbreviation: agency = '' } = useParams();
  const formId = useId();
  /**
   * The rule as it was when a restored draft was typed, if its value has changed since or the draft has another type; null
   * otherwise. If the value has changed, Submit shows both values (decision 23).
   */
  const [ruleWhenTyped, setRuleWhenTyped] = useState<OpenRule | null>(null);
  const rule = ruleWhenTyped ?? currentRule;
  const typeJson = getTypeJson(rule);
  const isTypeChange = rule.newTypeJson !== undefined;
  const { kind } = parseRuleValue(typeJson);
  const impactId = useId();
  const formik = useFormik({
    initialValues: { value: initialText, isTypeChangeAllowed: false },
    validate: ({ value, isTypeChangeAllowed }) => ({
      // The errors of an object's JSON are shown by ObjectField and, after Submit, by the failure dialog.
      ...(!rule.isObject && validateValue(typeJson, value)),
      ...(isTypeChange && !isTypeChangeAllowed && { isTypeChangeAllowed: TYPE_CHANGE_REFUSED_TEXT }),
    }),
    onSubmit: ({ value }) => onSubmit(rule, value, parseEditorText(typeJson, value)),
  });
  const formRef = useFocusFirstError(formik);
  const deferredValue = useDeferredValue(formik.values.value);
  const parsedText = useMemo(() => parseEditorText(typeJson, deferredValue), [typeJson, deferredValue]);
  const { ruleJson } = parsedText;
  const isChanged = useMemo(
    () => isTypeChange || isEditorTextChanged(rule.ruleJson, deferredValue, parsedText),
    [isTypeChange, rule.ruleJson, deferredValue, parsedText],
  );
  // `formik.dirty` also covers the time until the deferred comparison is done.
  const isUnsaved = isChanged || formik.dirty;
  const { setFieldValue } = formik;
  const [isPrefilled] = useState(() => isTypeChange || initialText !== toEditorText(rule.ruleJson));
  const restoredDraft = useFormDraft({
    form: buildRuleFormName(rule),
    ...toRuleFormDraft(rule, formik.values.value),
    isUnsaved,
    parse: (stored) => parseRuleFormDraft(stored, rule),
    fill: (restored) => {
      setRuleWhenTyped(restored.ruleWhenTyped);
      void setFieldValue('value', restored.editorText);
    },
    reset: () => {
      setRuleWhenTyped(null);
      formik.resetForm();
    },
    isPrefilled,
  });
  const fieldRef = useRef<Focusable>(null);

  const { value } = formik.values;
  /** The value for which Esc was pressed once. After typing on, the next press is a first one again. */
  const [valueToDiscard, setValueToDiscard] = useState<string | null>(null);
  if (valueToDiscard !== null && valueToDiscard !== value) setValueToDiscard(null);
  const asksForSecondEscape = isUnsaved && valueToDiscard === value;
  const closeUnlessFirstEscape: ComponentProps<typeof Modal>['onCancel'] = (event) => {
    const isEscape = event.type === 'keydown';
    // A held key is one press.
    const isHeld = 'repeat' in event && event.repeat;
    if (isEscape && isUnsaved && (!asksForSecondEscape || isHeld)) setValueToDiscard(value);
    else onCancel();
  };

  return (
    <>
      <LeavePrompt when={isChanged && !formik.isSubmitting} />
      <Modal
        // A text of several lines has its old and new value side by side.
        width={rule.isObject || LINE_BREAK.test(initialText) ? 860 : 600}
        initialFocusRef={fieldRef}
        title={<span className="rule-editor__title">Edit {rule.identity}</span>}
        onCancel={closeUnlessFirstEscape}
        footer={
          <div className="rule-editor__footer">
            <p role="status" className="rule-editor__discard">
              {asksForSecondEscape && DISCARD_BY_ESCAPE_TEXT}
            </p>
            <ImpactLine id={impactId} agency={agency} />
            <section className="rule-editor__difference" aria-label="Old and new value">
              {ruleJson === undefined ? (
                'Old and new value appear here once the new one is valid'
              ) : (
                <RuleDifference before={rule.ruleJson} after={ruleJson} noneText="Nothing would change" />
              )}
            </section>
            <div className="rule-editor__buttons">
              <Button onClick={onCancel}>Cancel</Button>
              <AgencyWriteButton
                agency={agency}
                htmlType="submit"
                form={formId}
                disabled={formik.isSubmitting}
                aria-describedby={impactId}
              >
                Submit
              </AgencyWriteButton>
            </div>
          </div>
        }
      >
        <FormikProvider value={formik}>
          <form id={formId} ref={formRef} noValidate className="rule-editor" onSubmit={formik.handleSubmit}>
            <PlaceLine path={getRulePlace(rule)} />
            <RestoredDraftNotice {...restoredDraft} firstFieldRef={fieldRef} />
            <RuleField
              kind={kind}
              jsonWhenOpened={typeJson}
              fieldRef={(field) => {
                fieldRef.current = field;
              }}
            />
            {isTypeChange && <TypeChangeField before={rule.ruleJson} after={typeJson} />}
            <CompareLink category={rule.categoryName} rule={rule.identity} />
          </form>
        </FormikProvider>
      </Modal>
    </>
  );
}

function validateValue(jsonWhenOpened: string, value: string): { value?: string } {
  const { problem } = parseEditorText(jsonWhenOpened, value);
  return problem === undefined ? {} : { value: problem };
}
