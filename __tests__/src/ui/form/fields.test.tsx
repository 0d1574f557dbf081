import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { renderComponent } from '@tests/support/renderComponent';

/** The labels count down, so that no zone has a label with its own value. */
const ZONES = Array.from({ length: 500 }, (_, index) => ({
  value: String(index + 1),
  label: `Zone ${500 - index}`,
}));
const CHOICES = [...ZONES, { value: '840', label: 'United States of America' }];

function renderForm(typedValues: { amount?: string; zone?: string } = {}) {
  const onSubmit = jest.fn();
  const page = renderComponent(
    <Formik
      initialValues={{ amount: '', zone: '', ...typedValues }}
      validate={({ amount, zone }) => ({
        ...(!/^\d+$/.test(amount) && { amount: `not a whole number: ${amount}` }),
        ...(zone === '' && { zone: 'Zone is required' }),
      })}
      onSubmit={onSubmit}
    >
      {(formik) => <Fields submitCount={formik.submitCount} isSubmitting={formik.isSubmitting} />}
    </Formik>,
  );
  return { ...page, onSubmit };
}

function Fields(formState: { submitCount: number; isSubmitting: boolean }) {
  const form = useFocusFirstError(formState);
  return (
    <Form ref={form} noValidate>
      <NumberField name="amount" label="Amount" required min={0} hint="In cents" />
      <SelectField name="zone" label="Zone" required options={CHOICES} placeholder="Pick one" />
      <button type="submit">Send</button>
    </Form>
  );
}

const amountInput = () => screen.getByRole('spinbutton', { name: 'Amount' });
const zoneInput = () => screen.getByRole('combobox', { name: 'Zone' });

/** antd's Select reads `keyCode`, which user-event does not set. */
const pressEnter = () => fireEvent.keyDown(zoneInput(), { key: 'Enter', keyCode: 13 });

describe('NumberField', () => {
  it.each(['1e3', '12abc', '2.9', '-1', '9007199254740993.5'])(
    'passes %s to the validation as typed',
    async (text) => {
      const { user } = renderForm();
      await user.type(amountInput(), text);
      await user.tab();
      expect(await screen.findByText(`not a whole number: ${text}`)).toBeInTheDocument();
      expect(amountInput()).toHaveValue(text);
      expect(amountInput()).toBeInvalid();
      expect(amountInput()).toHaveAccessibleDescription(`In cents not a whole number: ${text}`);
    },
  );

  it('steps with the arrow keys, not below its minimum, and ignores them when the text is not a number', async () => {
    const { user } = renderForm({ amount: '1' });
    await user.type(amountInput(), '{ArrowUp}');
    expect(amountInput()).toHaveValue('2');
    await user.keyboard(
      '{Shift>}{ArrowUp}{/Shift}{Control>}{ArrowUp}{/Control}{Alt>}{ArrowUp}{/Alt}{Meta>}{ArrowUp}{/Meta}',
    );
    expect(amountInput()).toHaveValue('2');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(amountInput()).toHaveValue('0');
    await user.type(amountInput(), 'x{ArrowUp}');
    expect(amountInput()).toHaveValue('0x');
    expect(amountInput()).toHaveAttribute('min', '0');
    expect(amountInput()).toHaveAttribute('step', '1');
    expect(amountInput()).toBeRequired();
  });
});

describe('SelectField', () => {
  it('finds an option by its label, selects it with the keyboard and shows the selection', async () => {
    const { user } = renderForm();
    await user.type(zoneInput(), 'united');
    pressEnter();
    await waitFor(() =>
      expect(zoneInput().closest('.ant-select')).toHaveTextContent('United States of America'),
    );
    expect(screen.queryByText('Pick one')).not.toBeInTheDocument();
    expect(zoneInput()).toHaveAccessibleDescription('United States of America');
  });

  it('has no description without a choice, and no image', () => {
    renderForm();
    expect(zoneInput()).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('finds an option by its number and lists the exact match first', async () => {
    const { user, onSubmit } = renderForm({ amount: '1' });
    await user.type(zoneInput(), '7');
    // The label of the value 7.
    expect(await screen.findByText('Zone 494')).toBeInTheDocument();
    await waitFor(() => expect(zoneInput()).toHaveAttribute('aria-activedescendant', 'field-zone_list_0'));
    pressEnter();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ amount: '1', zone: '7' }));
  });

  it('renders only the visible options', async () => {
    renderForm();
    fireEvent.mouseDown(zoneInput());
    expect(await screen.findByText('Zone 499')).toBeInTheDocument();
    expect(document.querySelectorAll('.ant-select-item-option').length).toBeLessThan(40);
  });

  it('shows a message when no option matches, and marks the invalid field', async () => {
    const { user } = renderForm({ amount: '1' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Zone is required')).toBeInTheDocument();
    expect(zoneInput()).toHaveFocus();
    expect(zoneInput()).toBeInvalid();
    expect(zoneInput()).toHaveAccessibleDescription('Zone is required');
    await user.type(zoneInput(), 'nowhere');
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  });
});

it('focuses the first invalid field after a submit', async () => {
  const { user } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Zone is required');
  expect(amountInput()).toHaveFocus();
});
