// The editor of a live sample: shortcut, errors of the compiler, and lines.
import {fireEvent} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {createEditor} from '@site/src/live/panel/editor';

const SOURCE = 'const a = 1;\nconst b = 2;\nconsole.log(a + b);';

const SAMPLE = {
  start: 1,
  project: 'a',
  elements: [],
  modules: [{name: 'app.ts', source: SOURCE, code: SOURCE}],
};

const run = vi.fn();

function openEditor() {
  run.mockReset();
  const editor = createEditor(SAMPLE, 'Code', run);
  document.body.replaceChildren(editor.element);
  return editor;
}

const marked = () =>
  [...document.querySelectorAll('.live-colours > div')].flatMap(
    ({classList}, index) => (classList.contains('marked') ? [index + 1] : []),
  );

beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn()));

it('runs at Ctrl+Enter and Cmd+Enter only', () => {
  const {field} = openEditor();
  fireEvent.keyDown(field, {key: 'Enter'});
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(field, {key: 'Enter', ctrlKey: true});
  fireEvent.keyDown(field, {key: 'Enter', metaKey: true});
  expect(run).toHaveBeenCalledTimes(2);
});

it('moves the cursor to a line, and marks its number until the text changes', () => {
  const {field, showLine, markLine} = openEditor();
  showLine(3);
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(SOURCE.indexOf('console'));
  expect(marked()).toEqual([3]);
  showLine(1);
  expect(field.selectionEnd).toBe(0);
  expect(marked()).toEqual([1]);
  fireEvent.input(field);
  expect(marked()).toEqual([]);
  markLine(9);
  expect(marked()).toEqual([]);
});

it('reports the line at which the code does not compile', () => {
  const {field, compile} = openEditor();
  expect(compile()).toBe(SAMPLE);
  field.value = 'const a = 1;\nconst = 2;';
  expect(compile()).toMatchObject({failure: {line: 2}});
});
