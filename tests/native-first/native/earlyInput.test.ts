// Input before the native script has loaded.
import userEvent from '@testing-library/user-event';
import {afterEach, expect, it, vi} from 'vitest';
import {
  recordEarlyInput,
  repeatEarlyInput,
} from '@site/src/native-first/earlyInput';
import {forgetListeners, put} from './support';

afterEach(forgetListeners);

/** Puts controls on a page whose native script is still loading; returns what they receive afterwards. */
function open() {
  const log: string[] = [];
  put(`<main>
    <button data-dialog="search">search</button>
    <ul><li role="tab" data-native="tab">tab</li></ul>
    <button data-native="menu" popovertarget="menu">menu</button>
    <button>plain</button>
    <input id="filter">
    <dialog><form><input></form></dialog>
  </main>`);
  const find = (selector: string) =>
    document.querySelector<HTMLElement>(selector)!;
  recordEarlyInput();
  const arrive = () => {
    const listener = ({target}: Event) => {
      log.push((target as HTMLElement).textContent);
    };
    document.addEventListener('click', listener);
    find('[data-dialog]').onclick = () =>
      find('dialog').setAttribute('open', '');
    find('form').onsubmit = () => {
      log.push(`submit ${find('dialog').querySelector('input')!.value}`);
      return false;
    };
    repeatEarlyInput();
    return log;
  };
  return {find, arrive, user: userEvent.setup(), log};
}

it('repeats presses in order, except for what works without the script', async () => {
  const {find, arrive, user} = open();
  await user.click(find('[role=tab]'));
  await user.click(find('[popovertarget]'));
  await user.click(find('button:not([data-native], [data-dialog])'));
  await user.dblClick(find('[data-dialog]'));
  expect(arrive()).toEqual(['tab', 'search']);
});

it.each([
  [
    '{Control>}k{/Control}row{Backspace}lf 2{Enter}',
    ['search', 'submit rolf 2'],
  ],
  ['/row', ['search']],
  ['row{Enter}', []],
])('repeats a search that is typed as %s', async (keys, expected) => {
  const {find, arrive, user} = open();
  await user.keyboard(keys);
  expect(arrive()).toEqual(expected);
  expect(find('dialog').querySelector('input')!.value).toBe(
    keys === '/row' ? 'row' : (expected[1]?.slice(7) ?? ''),
  );
});

it('leaves fields alone, and everything once the script is there', async () => {
  const {find, arrive, user} = open();
  await user.type(find('#filter'), '/a');
  expect(arrive()).toEqual([]);
  const heard = vi.fn();
  find('[role=tab]').onclick = heard;
  await user.click(find('[role=tab]'));
  repeatEarlyInput();
  expect(heard).toHaveBeenCalledTimes(1);
  expect((find('#filter') as HTMLInputElement).value).toBe('/a');
});
