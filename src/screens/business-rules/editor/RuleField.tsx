import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { type RuleKind } from '../ruleValue';
import { toEditorText } from './json/editorText';
import { ObjectField } from './ObjectField';

/** The input for a rule's kind. The field's Formik value is always a string. */
export function RuleField({ kind, jsonWhenOpened }: { kind: RuleKind; jsonWhenOpened: string }) {
  switch (kind) {
    case 'number':
      return <NumberField name="value" label="Value" min={0} step={1} hint="A whole number, at least 0" />;
    case 'boolean':
      return <BooleanField />;
    case 'string':
      return <StringField isMultiline={needsTextArea(toEditorText(jsonWhenOpened))} />;
    case 'object':
    case 'unexpected':
      // 'unexpected' occurs only after 'Send mine over it' in a conflict: such a rule can't be opened for editing.
      return <ObjectField />;
  }
}

const BOOLEAN_OPTIONS = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const;

function BooleanField() {
  return (
    <Field name="value" label="Value">
      {({ id, value, onChange }) => (
        <div id={id} role="group" aria-label="Value" className="rule-editor__choices">
          {BOOLEAN_OPTIONS.map((option) => {
            const isSelected = option.value === value;
            return (
              <Button
                key={option.value}
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

function StringField({ isMultiline }: { isMultiline: boolean }) {
  return (
    <Field name="value" label="Value">
      {({ onChange, ...control }) =>
        isMultiline ? (
          <TextArea
            {...control}
            rows={3}
            className="rule-editor__text"
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input {...control} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
