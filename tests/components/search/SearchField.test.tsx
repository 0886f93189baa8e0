import {useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {act, fireEvent, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import SearchField from '@site/src/components/search/page/SearchField';
import {renderWithSite} from '../../support/renderWithSite';

type History = ReturnType<typeof useHistory>;

/** Shows the field; what its address says reaches it only when the test lets it. */
function renderField(onChange = vi.fn<(value: string) => void>()) {
  let tellAddress: (value: string) => void = () => undefined;
  let history: History | undefined;
  function Page(): ReactNode {
    const [value, setValue] = useState('');
    const used = useHistory();
    useEffect(() => {
      tellAddress = setValue;
      history = used;
    }, [used]);
    return <SearchField value={value} onChange={onChange} />;
  }
  renderWithSite(<Page />, {path: '/search'});
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    field,
    onChange,
    type: (text: string) => fireEvent.change(field, {target: {value: text}}),
    /** The router changes its address, and only then tells the page. */
    arrive: (how: 'replace' | 'push', value: string) =>
      act(() => {
        history![how](`/search?q=${value}`);
        tellAddress(value);
      }),
  };
}

describe('SearchField', () => {
  it('asks with every key', () => {
    const {type, onChange} = renderField();
    type('r');
    type('ru');
    expect(onChange.mock.calls).toEqual([['r'], ['ru']]);
  });

  it('keeps what was typed since, when its own change comes back late', () => {
    const {field, type, arrive} = renderField();
    type('r');
    type('ru');
    arrive('replace', 'r');
    expect(field.value).toBe('ru');
    arrive('replace', 'ru');
    expect(field.value).toBe('ru');
  });

  it('shows the query that a link leads to', () => {
    const {field, type, arrive} = renderField();
    type('run');
    arrive('push', 'freePointer');
    expect(field.value).toBe('freePointer');
  });
});
