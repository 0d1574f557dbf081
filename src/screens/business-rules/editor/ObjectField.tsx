import Button from 'antd/es/button';
import { type TextAreaRef } from 'antd/es/input/TextArea';
import { useField } from 'formik';
import { type Ref, useDeferredValue, useImperativeHandle, useMemo, useRef } from 'react';
import { parseRuleValue } from '@/domain/entities/businessRule';
import { describeJsonError } from '@/domain/failureTexts/jsonError';
import { describeScalarRule, NOT_AN_OBJECT_RULE_TEXT } from '@/domain/failureTexts/ruleValidation';
import { Field } from '@/ui/form/Field';
import { formatJson } from './json/formatJson';
import { findJsonError } from './json/jsonError';
import { selectPosition } from './json/selectPosition';
import { JsonTextArea } from './JsonTextArea';

/** The JSON input of an object rule. It shows a syntax error with line and column while the operator types. */
export function ObjectField({ fieldRef }: { fieldRef: Ref<{ focus: () => void }> }) {
  const [{ value }] = useField<string>('value');
  const deferredValue = useDeferredValue(value);
  const syntaxError = useMemo(() => findJsonError(deferredValue), [deferredValue]);
  const textAreaRef = useRef<TextAreaRef>(null);
  useImperativeHandle(fieldRef, () => ({ focus: () => textAreaRef.current?.focus() }), []);
  const kind = useMemo(
    () => (syntaxError ? null : parseRuleValue(deferredValue).kind),
    [syntaxError, deferredValue],
  );
  const kindError = kind === 'unexpected' ? NOT_AN_OBJECT_RULE_TEXT : null;
  const problem = syntaxError ? describeJsonError(syntaxError) : kindError;
  // An object with one key and a scalar value is saved as another kind of rule (decision 14).
  const isScalar = kind === 'number' || kind === 'boolean' || kind === 'string';

  const selectSyntaxError = () => {
    const element = textAreaRef.current?.resizableTextArea?.textArea;
    if (element && syntaxError) selectPosition(element, syntaxError);
  };

  return (
    <Field
      name="value"
      label="JSON"
      hint={
        <span role="status" className={problem === null ? undefined : 'rule-editor__syntax-error'}>
          {problem ?? (isScalar ? `Valid JSON. ${describeScalarRule(kind)}` : 'Valid JSON')}
        </span>
      }
    >
      {({ onChange, ...control }) => (
        <>
          <JsonTextArea
            {...control}
            textAreaRef={textAreaRef}
            errorLine={syntaxError?.line ?? null}
            aria-invalid={problem !== null}
            status={problem === null ? '' : 'error'}
            rows={14}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className="rule-editor__json-tools">
            <Button size="small" disabled={syntaxError !== null} onClick={() => onChange(formatJson(value))}>
              Format
            </Button>
            {syntaxError && (
              <Button size="small" onClick={selectSyntaxError}>
                Go to the error
              </Button>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
