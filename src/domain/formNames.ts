import { type Id } from './entities/fields';

/*
 * The names of forms, unique within their page, by which a stored draft finds its form again. The only form of a page needs
 * none of these.
 */

/** The form of Register operator. */
export const OPERATOR_FORM = 'operator';

export function buildPaymentFormName(paymentId: string): string {
  return `payment ${paymentId}`;
}

export function buildRuleFormName({ category, identity }: { category: Id; identity: string }): string {
  return `rule ${category} ${identity}`;
}

/** The category and the rule that `buildRuleFormName` has named; empty texts for another form. An identity can have any character. */
export function parseRuleFormName(form: string): { categoryId: string; identity: string } {
  const [, categoryId = '', identity = ''] = /^rule (\S+) (.+)/s.exec(form) ?? [];
  return { categoryId, identity };
}

/** Describes the place of a form on its page, such as `in payment 88`; empty for the only form of a page. */
export function describeFormName(form: string): string {
  if (form === OPERATOR_FORM) return 'in Register operator';
  if (form.startsWith(buildPaymentFormName(''))) return `in ${form}`;
  const { identity } = parseRuleFormName(form);
  // The URL opens only the rule's category.
  return identity === '' ? '' : `open ${identity} to go on`;
}
