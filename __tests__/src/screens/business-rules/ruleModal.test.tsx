import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RuleModal } from '@/screens/business-rules/RuleModal';
import { type RuleEditActions, useRuleEdit } from '@/screens/business-rules/useRuleEdit';
import { valueInput, network } from '@tests/support/ruleFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { UnstyledThemeProvider } from '@tests/support/UnstyledThemeProvider';

const rule = (id: string, inner: string) => ({
  id,
  category: '2',
  categoryName: 'Transfers',
  identity: `rule_${id}`,
  isObject: false,
  inner,
});

it('what is typed in one opening of the editor is not in the next, of another rule or of the same', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  let editing: RuleEditActions | undefined;
  function Bench() {
    const present = useRuleEdit('CBTA');
    editing = present;
    return <RuleModal ruleEdit={present} />;
  }
  const router = createMemoryRouter([{ path: '/', element: <Bench /> }]);
  render(
    <UnstyledThemeProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UnstyledThemeProvider>,
  );
  const user = userEvent.setup();
  const open = (id: string, draft: string) =>
    act(() => editing?.returnToEditor(rule(id, '{"minutes":5}'), draft));
  open('a', '5');
  await user.clear(valueInput());
  await user.type(valueInput(), '4242');
  open('b', '733');
  expect(screen.getByText('rule_b')).toBeInTheDocument();
  expect(valueInput()).toHaveValue('733');
  await user.type(valueInput(), '9');
  open('b', '733');
  expect(valueInput()).toHaveValue('733');
});
