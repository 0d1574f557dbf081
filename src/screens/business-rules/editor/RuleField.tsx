import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import { useField } from 'formik';
import { type RefCallback } from 'react';
import { parseRuleValue } from '@/domain/entities/businessRule';
import { formatMoney } from '@/domain/payments/money';
import { type RuleKind } from '@/domain/ruleValue';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { toEditorText } from './json/editorText';
import { ObjectField } from './ObjectField';

export interface Focusable {
  focus: () => void;
}

interface Props extends FieldProps {
  kind: RuleKind;
  jsonWhenOpened: string;
}

interface FieldProps {
  /** Gets the field, or the selected button of a boolean. */
  fieldRef: RefCallback<Focusable>;
}

/** The input for a rule's kind. The field's Formik value is always a string. */
export function RuleField({ kind, jsonWhenOpened, fieldRef }: Props) {
  switch (kind) {
    case 'number':
      return (
        <NumberField
          name="value"
          label="Value"
          min={0}
          step={1}
          hint={isInCents(jsonWhenOpened) ? <CentsHint /> : NUMBER_HINT}
          inputRef={fieldRef}
        />
      );
    case 'boolean':
      return <BooleanField fieldRef={fieldRef} />;
    case 'string':
      return <StringField isMultiline={needsTextArea(toEditorText(jsonWhenOpened))} fieldRef={fieldRef} />;
    case 'object':
    case 'unexpected':
      // 'unexpected' does not occur: such a rule can't be opened for editing, and no editor is filled with such a value.
      return <ObjectField fieldRef={fieldRef} />;
  }
}

const NUMBER_HINT = 'A whole number, at least 0';

/** Whether the rule is a number whose key says that it is in cents. */
function isInCents(ruleJson: string): boolean {
  const value = parseRuleValue(ruleJson);
  return value.kind === 'number' && JSON.parse(value.nameJson) === 'cents';
}

/** The typed cents in dollars too, as in the editor of a payment. */
function CentsHint() {
  const [{ value }] = useField<string>('value');
  const currency = usePortalSelector(selectCurrency);
  const cents = /^\d+$/.test(value.trim()) ? Number(value) : null;
  return (
    <>
      {NUMBER_HINT}. In cents <strong className="rule-editor__money">= {formatMoney(cents, currency)}</strong>
    </>
  );
}

const BOOLEAN_OPTIONS = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const;

function BooleanField({ fieldRef }: FieldProps) {
  return (
    <Field name="value" label="Value">
      {({ id, value, onChange }) => (
        <div id={id} role="group" aria-label="Value" className="rule-editor__choices">
          {BOOLEAN_OPTIONS.map((option) => {
            const isSelected = option.value === value;
            return (
              <Button
                key={option.value}
                ref={isSelected ? fieldRef : null}
                type={isSelected ? 'primary' : 'default'}
                aria-pressed={isSelected}
                onClick={() => onChange(option.value)}
              >
                {option.label}
              </Button>
            );
          })}
        </div>
      )}
    </Field>
  );
}

const SINGLE_LINE_MAX_LENGTH = 60;

/** Whether the text is long or has line breaks, which a single-line input would remove. */
function needsTextArea(text: string): boolean {
  return text.length > SINGLE_LINE_MAX_LENGTH || text.includes('\n');
}

function StringField({ isMultiline, fieldRef }: FieldProps & { isMultiline: boolean }) {
  return (
    <Field name="value" label="Value">
      {({ onChange, ...control }) =>
        isMultiline ? (
          <TextArea
            {...control}
            ref={fieldRef}
            rows={3}
            className="rule-editor__text"
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...control}
            ref={fieldRef}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
