import {fireEvent, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import PageCommands from '@site/src/search/ui/modal/PageCommands';
import {renderWithSite} from '../../support/renderWithSite';

it('lists the commands of the page that contain the query, and presses their controls', () => {
  const page = document.createElement('div');
  page.innerHTML = `<nav class="navbar">
    <button data-native="colour-mode" aria-label="Switch between dark and light mode"></button></nav>
    <button data-native="copy">Copy</button>
    <button data-native="copy" data-source="/page.md"><span>Copy page</span></button>`;
  document.body.append(page);
  const pressed = vi.fn();
  page.addEventListener('click', pressed);
  const close = vi.fn(() => expect(pressed).not.toHaveBeenCalled());
  const list = (query: string) => {
    const {unmount} = renderWithSite(
      <PageCommands query={query} onChoose={close} />,
    );
    const names = screen
      .queryAllByRole('listitem')
      .map(({textContent}) => textContent);
    return {names, unmount};
  };
  const all = list('');
  expect(all.names).toEqual([
    'Switch between dark and light mode',
    'Copy page',
  ]);
  all.unmount();
  const none = list('nothing');
  expect(none.names).toEqual([]);
  none.unmount();
  expect(list('Mode DARK').names).toEqual([
    'Switch between dark and light mode',
  ]);
  fireEvent.click(screen.getByRole('listitem').querySelector('button')!);
  expect(close).toHaveBeenCalledOnce();
  expect(pressed).toHaveBeenCalledOnce();
  page.remove();
});
