import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { StartFields, type StartOptions } from '@/screens/rollout/start/StartFields';
import { enterText } from '@tests/support/enterText';

const OPTIONS: StartOptions = { canary: 'CBTA', reason: '', pausesAfterRings: true, isDryRun: true };

function Form({ onChange }: { onChange: (options: StartOptions) => void }) {
  const [options, setOptions] = useState(OPTIONS);
  const change = (changed: Partial<StartOptions>) => {
    setOptions({ ...options, ...changed });
    onChange({ ...options, ...changed });
  };
  return (
    <StartFields
      rows={[]}
      options={options}
      onChange={change}
      typedCount=""
      countError={null}
      onType={() => undefined}
    />
  );
}

it('keeps a reason that is too long in its field, and says how much of it is stored', async () => {
  const onChange = jest.fn<void, [StartOptions]>();
  const user = userEvent.setup();
  render(<Form onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Reason' });
  const stored = 'r'.repeat(JOURNAL_REASON_LENGTH_LIMIT);
  await enterText(user, field, `${stored}end`);
  expect(field).toHaveValue(`${stored}end`);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('503 of 500 characters (only the first 500 are kept)');
  expect(onChange).toHaveBeenLastCalledWith({ ...OPTIONS, reason: stored });
});

it('offers pauses between the rings only for what writes: a dry run has none', async () => {
  const user = userEvent.setup();
  render(<Form onChange={() => undefined} />);
  const pauses = () => screen.queryByRole('checkbox', { name: 'Pause after each ring' });
  expect(pauses()).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Dry run/ }));
  expect(pauses()).toBeChecked();
});
