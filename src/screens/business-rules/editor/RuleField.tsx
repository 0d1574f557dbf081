import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { useField } from 'formik';
import { type ClipboardEvent, type RefCallback, useRef, useState } from 'react';
import { formatMoney } from '@/domain/payments/money';
import { isInCents } from '@/domain/ruleMoney';
import { type RuleKind } from '@/domain/ruleValue';
import { LINE_BREAK } from '@/lib/text/findMultilineDifference';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { applyTextAreaEdit, showLineFeeds } from './applyTextAreaEdit';
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
          hint={isInCents(jsonWhenOpened) ? <CentsHint /> : NUMBER_HINT}
          inputRef={fieldRef}
        />
      );
    case 'boolean':
      return <BooleanField fieldRef={fieldRef} />;
    case 'string':
      return <StringField fieldRef={fieldRef} />;
    case 'object':
    case 'unexpected':
      // 'unexpected' does not occur: such a rule can't be opened for editing, and no editor is filled with such a value.
      return <ObjectField fieldRef={fieldRef} />;
  }
}

const NUMBER_HINT = 'A whole number, at least 0';

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

/** A text with line breaks needs a text area: a single-line input removes them. */
function StringField({ fieldRef }: FieldProps) {
  const [{ value: text }, { initialValue = '' }] = useField<string>('value');
  const [isMultiline, setIsMultiline] = useState(initialValue.length > SINGLE_LINE_MAX_LENGTH);
  // Also one that the field gets later, from a draft.
  if (!isMultiline && LINE_BREAK.test(text)) setIsMultiline(true);
  const addedLineBreak = LINE_BREAK.exec(initialValue)?.[0] ?? '\n';
  /** The position of the caret in the text area that replaces the input after lines were pasted. */
  const caretRef = useRef<number | null>(null);
  const attachTextArea = (textArea: TextAreaRef | null) => {
    fieldRef(textArea);
    const element = textArea?.resizableTextArea?.textArea;
    if (!element || caretRef.current === null) return;
    element.focus();
    element.setSelectionRange(caretRef.current, caretRef.current);
    caretRef.current = null;
  };
  /** Inserts pasted lines into the text; the input itself would join them. */
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void) => {
    const lines = showLineFeeds(event.clipboardData.getData('text'));
    // Of one line that was copied with its line break, the input removes the break.
    if (!/\n[^\n]/.test(lines)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const start = text.slice(0, selectionStart ?? text.length);
    const end = text.slice(selectionEnd ?? text.length);
    caretRef.current = start.length + lines.length;
    onChange(start + lines + end);
  };
  return (
    <Field name="value" label="Value">
      {({ onChange, value, ...control }) =>
        isMultiline ? (
          <TextArea
            {...control}
            value={showLineFeeds(value)}
            ref={attachTextArea}
            rows={3}
            className="rule-editor__text"
            onChange={(event) => onChange(applyTextAreaEdit(value, event.target.value, addedLineBreak))}
          />
        ) : (
          <Input
            {...control}
            value={value}
            ref={fieldRef}
            autoComplete="off"
            onPaste={(event) => pasteLines(event, onChange)}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
