import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

const renderWithUrl = <Result,>(useHook: () => Result, url: string) =>
  renderHook(() => ({ hook: useHook(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    ),
  }).result;

it('has a setter that stays the same, and keeps what has been set since', () => {
  const result = renderWithUrl(() => useQueryParams(), '/?filter=a');
  const { setParams } = result.current.hook;
  act(() => setParams({ sort: 'name.asc' }, 'push'));
  act(() => setParams({ filter: '' }, 'push'));
  expect(result.current.search).toBe('?sort=name.asc');
  expect(result.current.hook.setParams).toBe(setParams);
});

it('leaves the default out, and has an empty value that is not the default', () => {
  const result = renderWithUrl(() => useQueryParam('filter', 'replace', 'cap'), '/');
  const [value, setValue] = result.current.hook;
  expect(value).toBe('cap');
  act(() => setValue(''));
  expect(result.current.search).toBe('?filter=');
  expect(result.current.hook).toEqual(['', setValue]);
  act(() => setValue('cap'));
  expect(result.current.search).toBe('');
});
