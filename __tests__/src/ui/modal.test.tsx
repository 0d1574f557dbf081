import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useRef, useState } from 'react';
import { Modal } from '@/ui/overlay/Modal';

interface Props {
  /** The field that has the focus when the dialog opens. */
  focused: 'textarea' | 'input';
  onSubmit: () => void;
  onClose?: () => void;
}

function Page(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <FormDialog {...props} />}
    </>
  );
}

function FormDialog({ focused, onSubmit, onClose }: Props) {
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal
      title="A form"
      initialFocusRef={focused === 'textarea' ? textAreaRef : inputRef}
      mask={{ closable: true }}
      onCancel={onClose}
    >
      <form onSubmit={submit}>
        <textarea ref={textAreaRef} aria-label="Lines" />
        <input ref={inputRef} aria-label="Line" />
        <button type="submit">Submit</button>
      </form>
    </Modal>
  );
}

/** Opens the dialog with a key that is held down after it has opened. */
async function openByHeldEnter(focused: Props['focused']) {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(<Page focused={focused} onSubmit={onSubmit} />);
  await user.tab();
  await user.keyboard('{Enter>5/}');
  return { user, onSubmit };
}

it('the Enter key that opens a dialog types no line there while it is held, and later does', async () => {
  const { user } = await openByHeldEnter('textarea');
  const textArea = screen.getByLabelText('Lines');
  expect(textArea).toHaveFocus();
  expect(textArea).toHaveValue('');
  await user.keyboard('{Enter>3/}');
  expect(textArea).toHaveValue('\n\n\n');
});

it('the Enter key that opens a dialog submits no form there while it is held, and later submits once', async () => {
  const { user, onSubmit } = await openByHeldEnter('input');
  expect(screen.getByLabelText('Line')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter>3/}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  // Spaces are typed as often as the key repeats.
  await user.keyboard('[Space>3/]');
  expect(screen.getByLabelText('Line')).toHaveValue('   ');
});

it('the second click of a double click that opens a dialog presses nothing there, also not its mask', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  render(<Page focused="input" onSubmit={onSubmit} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const submitButton = screen.getByRole('button', { name: 'Submit' });
  const mask = document.querySelector('.ant-modal-wrap') as Element;
  for (const target of [submitButton, mask]) {
    fireEvent.mouseDown(target, { detail: 2 });
    fireEvent.click(target, { detail: 2 });
  }
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await user.dblClick(submitButton);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
