import { type UserEvent } from '@testing-library/user-event';

/** Adds text to a field by one paste. `user.type` renders the form again for each letter, which takes much longer. */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Gives a field this text in place of its own. */
export async function replaceText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await enterText(user, field, text);
}
