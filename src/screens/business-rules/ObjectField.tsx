import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { useField } from 'formik';
import { useDeferredValue, useMemo, useRef } from 'react';
import { readRuleValue } from '@/domain/entities/businessRule';
import { mistakeText, NOT_AN_OBJECT_RULE } from '@/domain/failureTexts/ruleDraft';
import { RULE_DEPTH_LIMIT } from '@/domain/limits';
import { mistakeIn } from '@/lib/jsonMistake';
import { indentJson } from '@/lib/jsonText';
import { Field } from '@/ui/form/Field';

/** An object rule's JSON. A mistake is told with its place while it is typed; what is right can be laid out. */
export function ObjectField() {
  const [{ value }] = useField<string>('value');
  const typed = useDeferredValue(value);
  const mistake = useMemo(() => mistakeIn(typed, RULE_DEPTH_LIMIT), [typed]);
  const area = useRef<TextAreaRef>(null);
  const problem = mistake ? mistakeText(mistake) : otherProblem(typed);

  const showMistake = () => {
    const element = area.current?.resizableTextArea?.textArea;
    if (!element || !mistake) return;
    element.focus();
    element.setSelectionRange(mistake.place, mistake.place + 1);
  };

  return (
    <Field
      name="value"
      label="JSON"
      hint={
        <span role="status" className={problem === null ? undefined : 'rule-editor__mistake'}>
          {problem ?? 'Valid JSON'}
        </span>
      }
    >
      {({ onChange, ...control }) => (
        <>
          <TextArea
            {...control}
            ref={area}
            className="rule-editor__json"
            aria-invalid={problem !== null}
            status={problem === null ? '' : 'error'}
            rows={14}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <div className="rule-editor__json-tools">
            <Button size="small" disabled={mistake !== null} onClick={() => onChange(indentJson(value))}>
              Format
            </Button>
            {mistake && (
              <Button size="small" onClick={showMistake}>
                Go to the mistake
              </Button>
            )}
          </div>
        </>
      )}
    </Field>
  );
}

/** Valid JSON that no object rule can be. */
function otherProblem(json: string): string | null {
  return readRuleValue(json).kind === 'unexpected' ? NOT_AN_OBJECT_RULE : null;
}
