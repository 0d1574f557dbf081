import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

/** Opens antd's Select with this label and clicks the option whose text is `text`. */
export async function chooseOption(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByText(text, { selector: '.ant-select-item-option *' }));
}

/** The text of the chosen option, or of the placeholder. */
export function getChosenOption(label: string): string | null | undefined {
  return screen.getByLabelText(label).closest('.ant-select')?.textContent;
}
