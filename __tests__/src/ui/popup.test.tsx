import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popup } from '@/ui/overlay/Popup';

function PopupPage({ isModal }: { isModal: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  return (
    <main tabIndex={-1}>
      <button ref={openerRef} type="button" onClick={() => setIsOpen(!isOpen)}>
        Opener
      </button>
      {isOpen && (
        <Popup
          label="Popup"
          className=""
          onClose={() => setIsOpen(false)}
          {...(isModal ? {} : { openerRef })}
        >
          <p tabIndex={-1}>A text</p>
          <input aria-label="First" />
          <div tabIndex={0}>A list</div>
          <p tabIndex={-1}>An entry</p>
          <a href="#somewhere">A link</a>
          <button type="button" disabled>
            Disabled
          </button>
          <button type="button">Last</button>
        </Popup>
      )}
      <button type="button">Outside</button>
    </main>
  );
}

async function openPopup({ isModal = false } = {}) {
  render(<PopupPage isModal={isModal} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Opener'));
  return { user, opener: screen.getByText('Opener'), first: screen.getByLabelText('First') };
}

it('takes the focus, and gives it back on Esc', async () => {
  const { user, opener, first } = await openPopup();
  expect(first).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('stays open on a click inside, and its opener closes it', async () => {
  const { user, opener } = await openPopup();
  await user.click(screen.getByText('A text'));
  expect(screen.getByRole('dialog', { name: 'Popup' })).toBeInTheDocument();
  await user.click(opener);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a click outside, and when the focus leaves it', async () => {
  const { user } = await openPopup();
  await user.click(screen.getByText('Outside'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('Opener'));
  for (const text of ['A list', 'A link', 'Last']) {
    await user.tab();
    expect(screen.getByText(text)).toHaveFocus();
  }
  await user.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Outside')).toHaveFocus();
});

it('without an opener it is modal: Tab stays inside, and a click beside it closes it and returns the focus', async () => {
  const { user, opener, first } = await openPopup({ isModal: true });
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  for (const text of ['A list', 'A link', 'Last']) {
    await user.tab();
    expect(screen.getByText(text)).toHaveFocus();
  }
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('Last')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('a modal one moves on from what cannot be reached with Tab, such as its title', async () => {
  const { user, first } = await openPopup({ isModal: true });
  screen.getByText('A text').focus();
  await user.tab({ shift: true });
  expect(screen.getByText('Last')).toHaveFocus();
  screen.getByText('A text').focus();
  await user.tab();
  expect(first).toHaveFocus();
  screen.getByText('An entry').focus();
  await user.tab();
  expect(screen.getByText('A link')).toHaveFocus();
  screen.getByText('An entry').focus();
  await user.tab({ shift: true });
  expect(screen.getByText('A list')).toHaveFocus();
});

it('a modal one moves on from what is hidden, such as the button that clears an empty field', async () => {
  const { user, first } = await openPopup({ isModal: true });
  // jsdom gives the focus to a hidden element too.
  for (const text of ['A list', 'Last'])
    jest.spyOn(screen.getByText(text), 'focus').mockImplementation(() => undefined);
  await user.tab();
  expect(screen.getByText('A link')).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('A link')).toHaveFocus();
});

it('a modal one answers Tab and Esc when the focus is outside, as after a press in a notice', async () => {
  const { user, first } = await openPopup({ isModal: true });
  first.blur();
  await user.tab();
  expect(first).toHaveFocus();
  first.blur();
  // A panel of the page, which Escape closes too, stays open.
  const onKeyOfPage = jest.fn();
  window.addEventListener('keydown', onKeyOfPage, { once: true });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onKeyOfPage).not.toHaveBeenCalled();
});

it('ignores a held key that may have opened it, and a held Enter key', async () => {
  await openPopup({ isModal: true });
  const button = screen.getByText('Last');
  const press = (key: string, repeat: boolean) => fireEvent.keyDown(button, { key, repeat });
  // False: it does not press the button.
  expect(press('Enter', true)).toBe(false);
  expect(press(' ', true)).toBe(false);
  expect(press('Enter', false)).toBe(true);
  expect(press('Enter', true)).toBe(false);
});
