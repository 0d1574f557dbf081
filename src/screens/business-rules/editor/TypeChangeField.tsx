import { useField } from 'formik';
import { useId } from 'react';
import { parseRuleValue } from '@/domain/entities/businessRule';

interface Props {
  /** The rule's JSON. */
  before: string;
  /** A rule's JSON of the type that it gets. */
  after: string;
}

/** Must be ticked before a value of another type, or with another key, is submitted. */
export function TypeChangeField({ before, after }: Props) {
  const errorId = useId();
  const [field, { error, touched }] = useField<boolean>({ name: 'isTypeChangeAllowed', type: 'checkbox' });
  const problem = touched ? error : undefined;
  return (
    <div>
      <label>
        <input
          {...field}
          value=""
          type="checkbox"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : errorId}
        />{' '}
        {describeTypeChange(before, after)}
      </label>
      {problem !== undefined && (
        <p id={errorId} role="alert" className="rule-editor__syntax-error">
          {problem}
        </p>
      )}
    </div>
  );
}

function describeTypeChange(before: string, after: string): string {
  const [valueBefore, valueAfter] = [parseRuleValue(before), parseRuleValue(after)];
  if (valueBefore.kind !== valueAfter.kind)
    return `Change the type from ${valueBefore.kind} to ${valueAfter.kind}`;
  const [keyBefore, keyAfter] = [valueBefore, valueAfter].map((value) =>
    'nameJson' in value ? value.nameJson : '',
  );
  return `Change the key from ${keyBefore} to ${keyAfter}`;
}
