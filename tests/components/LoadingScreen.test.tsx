import type {ComponentType} from 'react';
import {act, fireEvent, screen} from '@testing-library/react';
import Loading from '@theme/Loading';
import Loadable from 'react-loadable';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

// Uses the loader that Docusaurus wraps around every page, with its default delay.
function renderLoading(loader: () => Promise<unknown>) {
  const Page = Loadable({
    loader,
    loading: Loading,
    render: () => <p>The page</p>,
  } as never) as ComponentType;
  return renderWithSite(<Page />);
}

const wait = (milliseconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the loading screen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows nothing for 200 ms, then a loading message', async () => {
    const {container} = renderLoading(() => new Promise(() => undefined));
    await wait(199);
    expect(container.textContent).toBe('');
    await wait(1);
    expect(screen.getByRole('status').textContent).toBe('Loading the page…');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });

  it('shows the error and loads again on Retry', async () => {
    const loader = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
      .mockResolvedValueOnce({});
    renderLoading(loader);
    await wait(0);
    expect(screen.getByRole('alert').textContent).toContain(
      'Loading chunk 7 failed',
    );
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await wait(0);
    expect(loader).toHaveBeenCalledTimes(2);
    expect(screen.getByText('The page')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
