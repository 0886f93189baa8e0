import {useState, type ReactNode} from 'react';
import {act} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {addNotice, listNoticeParts, putApp} from './support';
import {recordInput} from '@site/src/native-first/inputReplay';

// Input before hydration reaches React exactly once.

const log = vi.fn<(name: string, value: unknown) => void>();

function Part(): ReactNode {
  const [text, setText] = useState('');
  const [on, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  const [count, setCount] = useState(0);
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault();
        log('sent', {text, on, choice, count});
      }}>
      <input value={text} onChange={({target}) => setText(target.value)} />
      <textarea
        defaultValue=""
        onChange={({target}) => log('free', target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({target}) => setOn(target.checked)}
        />
        tick
      </label>
      <select value={choice} onChange={({target}) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <p onClick={() => setCount(count + 1)}>count</p>
      <div tabIndex={0} onKeyDown={({key}) => log('key', key)} />
      <button type="button" onClick={() => log('pressed', count)} />
      <button data-native="copy" type="button" />
      <div popover="auto" data-native="scroller">
        <b onClick={() => log('inside', count)}>
          <button type="button">inside</button>
        </b>
      </div>
    </form>
  );
}

let root: HTMLElement;
let handOver: () => Promise<void>;

const find = <T extends HTMLElement>(selector: string) =>
  root.querySelector<T>(selector)!;

async function takeOver(): Promise<void> {
  await act(async () =>
    hydrateRoot(root, <Part />, {onRecoverableError: () => undefined}),
  );
  document.documentElement.dataset['hasHydrated'] = 'true';
  await act(handOver);
}

beforeEach(() => {
  log.mockClear();
  putApp();
  document.body.innerHTML = `<div id="__docusaurus">${renderToString(<Part />)}</div>`;
  root = document.getElementById('__docusaurus')!;
  handOver = recordInput();
});

afterEach(() => void handOver());

it('keeps the values of controlled and uncontrolled fields', async () => {
  const user = userEvent.setup();
  await user.type(find('input'), 'hello');
  await user.type(find('textarea'), 'free');
  await user.click(find('label'));
  await user.selectOptions(find('select'), 'b');
  await takeOver();
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
  expect(find<HTMLInputElement>('input').value).toBe('hello');
  expect(log.mock.calls).toEqual([
    ['free', 'free'],
    ['sent', {text: 'hello', on: true, choice: 'b', count: 0}],
  ]);
});

it('repeats presses, keys and a submission in order', async () => {
  const user = userEvent.setup();
  await user.click(find('p'));
  await user.click(find('p'));
  find('div').focus();
  await user.keyboard('{ArrowDown}');
  // Readers press a button again if it does not react.
  await user.dblClick(find('button'));
  expect(find('button').ariaBusy).toBe('true');
  await user.type(find('input'), 'x{Enter}');
  await takeOver();
  expect(find('button').ariaBusy).toBeNull();
  expect(log.mock.calls).toEqual([
    ['key', 'ArrowDown'],
    ['pressed', 2],
    ['sent', {text: 'x', on: false, choice: 'a', count: 2}],
  ]);
});

it('repeats presses inside of native elements', async () => {
  const user = userEvent.setup();
  await user.click(find('b button'));
  await user.click(find('b'));
  await takeOver();
  expect(log.mock.calls).toEqual([
    ['inside', 0],
    ['inside', 0],
  ]);
});

/** Changes the built page, so that hydration replaces all its elements. */
function spoil(): HTMLElement {
  find('form').prepend(document.createElement('b'));
  return find('form');
}

it('goes on with the elements that replace the page', async () => {
  const before = spoil();
  const user = userEvent.setup();
  await user.click(find('p'));
  await user.click(find('button'));
  await user.type(find('input'), 'x');
  await user.click(find('label'));
  await user.selectOptions(find('select'), 'b');
  find('div').focus();
  await user.keyboard('{ArrowDown}');
  await user.type(find('input'), '{Enter}');
  await takeOver();
  expect(before.isConnected).toBe(false);
  expect(log.mock.calls).toEqual([
    ['pressed', 1],
    ['key', 'ArrowDown'],
    ['sent', {text: 'x', on: true, choice: 'b', count: 1}],
  ]);
});

it('tells the reader about input whose element has disappeared', async () => {
  addNotice();
  spoil();
  find('button').textContent = 'Gone';
  await userEvent.setup().click(find('button'));
  await takeOver();
  expect(log).not.toHaveBeenCalled();
  expect(listNoticeParts()).toEqual(['lost', 'dismiss']);
});

it('ignores native controls and shortcuts', async () => {
  const heard = vi.fn();
  document.addEventListener('click', heard, {once: true});
  document.addEventListener('keydown', heard, {once: true});
  const user = userEvent.setup();
  await user.click(find('[data-native]'));
  find('div').focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(heard).toHaveBeenCalledTimes(2);
});
