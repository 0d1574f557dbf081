import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RuleModal } from '@/screens/business-rules/RuleModal';
import { type RuleEditing, useRuleEdit } from '@/screens/business-rules/useRuleEdit';
import { value, wire } from '@tests/support/rulePage';
import { storeAs } from '@tests/support/storeAs';
import { Unstyled } from '@tests/support/Unstyled';

const rule = (id: string, inner: string) => ({
  id,
  category: '2',
  categoryName: 'Transfers',
  identity: `rule_${id}`,
  isObject: false,
  inner,
});

it('what is typed in one opening of the editor is not in the next, of another rule or of the same', async () => {
  const store = await storeAs({ agencies: ['CBTA'] }, wire);
  let editing: RuleEditing | undefined;
  function Bench() {
    const present = useRuleEdit('CBTA');
    editing = present;
    return <RuleModal editing={present} />;
  }
  const router = createMemoryRouter([{ path: '/', element: <Bench /> }]);
  render(
    <Unstyled>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </Unstyled>,
  );
  const user = userEvent.setup();
  const open = (id: string, draft: string) => act(() => editing?.editAgain(rule(id, '{"minutes":5}'), draft));
  open('a', '5');
  await user.clear(value());
  await user.type(value(), '4242');
  open('b', '733');
  expect(screen.getByText('rule_b')).toBeInTheDocument();
  expect(value()).toHaveValue('733');
  await user.type(value(), '9');
  open('b', '733');
  expect(value()).toHaveValue('733');
});
