import {useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {act, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  PARAMETERS,
  useQueryInAddress,
} from '@site/src/components/search/page/useQueryInAddress';
import {renderWithSite} from '../../support/renderWithSite';

/** Changes of the address that the browser still refuses. */
let refused = 0;
let refusal: Error;

function Page(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  useState(() => {
    const {replace} = history;
    history.replace = (...change: Parameters<typeof replace>) => {
      refused -= 1;
      if (refused >= 0) {
        throw refusal;
      }
      replace(...change);
    };
  });
  const [query, setQuery] = useQueryInAddress(PARAMETERS.query);
  const [set, setSet] = useQueryInAddress(PARAMETERS.set);
  return (
    <>
      <output>{JSON.stringify({query, set})}</output>
      <code>{pathname + search + hash}</code>
      <button onClick={() => setQuery('a&b')}>type</button>
      <button onClick={() => setQuery('')}>clear</button>
      <button onClick={() => setQuery('next', 'push')}>ask</button>
      <button
        onClick={() => {
          setQuery('both');
          setSet('ocr');
        }}>
        both
      </button>
      <button onClick={() => history.goBack()}>back</button>
    </>
  );
}

afterEach(() => {
  refused = 0;
  vi.useRealTimers();
});

const press = (name: string) =>
  act(() => fireEvent.click(screen.getByRole('button', {name})));
const address = () => screen.getByRole('code').textContent;
const values = () => screen.getByRole('status').textContent;

describe('useQueryInAddress', () => {
  it('reads and writes one parameter, and leaves the rest of the address alone', async () => {
    renderWithSite(<Page />, {path: '/search?q=run&set=ocr&x=1#part'});
    expect(values()).toBe('{"query":"run","set":"ocr"}');
    await press('type');
    expect(values()).toBe('{"query":"a&b","set":"ocr"}');
    expect(address()).toBe('/search?q=a%26b&set=ocr&x=1#part');
    await press('clear');
    expect(address()).toBe('/search?set=ocr&x=1#part');
  });

  it('makes a step to go back from only when asked to', async () => {
    renderWithSite(<Page />, {path: '/search?q=run'});
    await press('ask');
    await press('type');
    await press('back');
    expect(values()).toBe('{"query":"run","set":""}');
  });

  it('loses no change that follows another before the page is drawn again', async () => {
    renderWithSite(<Page />, {path: '/search?q=run'});
    await press('both');
    expect(address()).toBe('/search?q=both&set=ocr');
  });

  it('comes to what was typed last when the browser takes changes again', async () => {
    vi.useFakeTimers();
    renderWithSite(<Page />, {path: '/search?q=run'});
    refusal = new DOMException('100 times per 30 seconds', 'SecurityError');
    refused = 2;
    await press('type');
    await press('both');
    expect(values()).toBe('{"query":"run","set":"ocr"}');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(values()).toBe('{"query":"both","set":"ocr"}');
  });

  it('hides no other error', async () => {
    renderWithSite(<Page />, {path: '/search?q=run'});
    refusal = new TypeError('broken');
    refused = 1;
    const told = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', told, {once: true});
    await press('type');
    expect(told).toHaveBeenCalledOnce();
  });
});
