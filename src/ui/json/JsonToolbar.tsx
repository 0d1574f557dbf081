import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, useId } from 'react';
import { type JsonSearch } from './useJsonSearch';

interface Props {
  search: JsonSearch;
  actions: readonly { label: string; hint?: string; onClick: () => void }[];
}

export function JsonToolbar({ search, actions }: Props) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Esc of an input method end its composing, and do nothing else.
    if (event.nativeEvent.isComposing) event.stopPropagation();
    else if (event.key === 'Enter') {
      event.preventDefault();
      search.goToMatch(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && search.text !== '') {
      // The first Esc clears the search, the next one closes the modal.
      event.stopPropagation();
      search.setText('');
    }
  };
  return (
    <div className="button-row json-view__toolbar">
      <div className="button-row json-view__search">
        <label htmlFor={id} className="visually-hidden">
          Search keys and values
        </label>
        <Input
          id={id}
          type="search"
          size="small"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search keys and values"
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          size="small"
          aria-label="Previous match"
          disabled={!search.hasMatches}
          onClick={() => search.goToMatch(-1)}
        >
          ↑
        </Button>
        <Button
          size="small"
          aria-label="Next match"
          disabled={!search.hasMatches}
          onClick={() => search.goToMatch(1)}
        >
          ↓
        </Button>
        <span role="status" className="json-view__count">
          {search.statusText}
        </span>
      </div>
      <div className="button-row" role="group" aria-label="Record">
        {actions.map(({ label, hint, onClick }) => (
          <Button key={label} size="small" title={hint} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
