// Script with the editor for samples: a text area with highlighted code on top of it, and the compiler.
// Loaded on demand.
import {highlightCode, tagHighlighter, tags} from '@lezer/highlight';
import {parser} from '@lezer/javascript';
import {compileFiles, type RunnableSample} from '../compileSample';
import {createElement} from '../dom';
import type {SampleFailure} from '../protocol';
import type {LiveSample} from './manifest';

export type SampleEditor = ReturnType<typeof createEditor>;

const PARSER = parser.configure({dialect: 'ts jsx'});

/** Highlighter that uses as class names the custom properties of the page's code colours. */
const COLOURS = tagHighlighter(
  Object.entries({
    '--site-code-comment': tags.comment,
    '--site-code-keyword': [tags.keyword, tags.operatorKeyword, tags.modifier],
    '--site-code-string': [tags.string, tags.regexp],
    '--site-code-number': [tags.number, tags.bool, tags.null],
    '--site-code-type': tags.typeName,
    '--site-code-title': tags.function(tags.variableName),
  }).map(([name, tag]) => ({tag, class: name})),
);

/**
 * Creates an editor with the whole source of a sample, including the earlier code fences that the sample continues.
 *
 * @param label - accessible name of the text area
 * @param run - called when the reader presses Ctrl+Enter
 * @param value - initial text
 */
export function createEditor(
  sample: LiveSample,
  label: string,
  run: () => void,
  value?: string,
) {
  const own = sample.modules.at(-1)!;
  const field = createElement('textarea', {
    'aria-label': label,
    value: value ?? own.source,
    // Otherwise browsers put the cursor at the end of the value, and scroll there.
    selectionEnd: 0,
    autocapitalize: 'off',
    spellcheck: false,
  });
  const isHidden = {'aria-hidden': 'true'};
  const lines = createElement('div', {className: 'live-lines', ...isHidden});
  const colours = createElement('div', {
    className: 'live-colours',
    ...isHidden,
  });
  const number = (marked?: number): void => {
    const numbers = field.value.split('\n').flatMap((_line, index) => {
      const textContent = String(index + 1);
      const isMarked = index + 1 === marked;
      return [
        isMarked ? createElement('mark', {textContent}) : textContent,
        '\n',
      ];
    });
    lines.replaceChildren(...numbers);
  };
  const update = (): void => {
    number();
    colours.replaceChildren(...highlight(field.value), '\n');
  };
  update();
  field.oninput = update;
  field.onkeydown = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      run();
    }
  };
  const element = createElement(
    'div',
    {className: 'live-editor'},
    createElement('div', {className: 'live-code'}, lines, field, colours),
  );
  let runButton: HTMLElement | null | undefined;
  return {
    element,
    field,
    /**
     * Gives the editor the height of the code that it replaces, so that the toolbar keeps its place, and describes its
     * shortcut on the Run button. Must be called before the editor is inserted, which hides the code.
     */
    replaceCode: (fence: HTMLElement | null): void => {
      // The home page hides the code, which then has no height.
      const height = fence?.querySelector('pre')?.offsetHeight || 224;
      element.style.setProperty('--live-height', `${height}px`);
      runButton = fence?.querySelector('[data-live=run]');
      const isApple = /Mac|iP/.test(navigator.platform);
      runButton?.setAttribute('title', isApple ? 'Cmd+Enter' : 'Ctrl+Enter');
      runButton?.setAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
    },
    close: (): void => {
      element.remove();
      runButton?.removeAttribute('title');
      runButton?.removeAttribute('aria-keyshortcuts');
    },
    /** Marks the number of a line until the text changes. */
    markLine: number,
    /** Marks a line and moves the cursor to its start. */
    showLine: (line: number): void => {
      number(line);
      const above = field.value.split('\n').slice(0, line - 1);
      const start = above.join('\n').length + Math.sign(above.length);
      field.focus();
      field.setSelectionRange(start, start);
      lines.querySelector('mark')?.scrollIntoView({block: 'nearest'});
    },
    /** Compiles the text in the editor. */
    compile: (): RunnableSample | {readonly failure: SampleFailure} => {
      const source = field.value;
      if (source === own.source) {
        return sample;
      }
      const {modules, before} = sample;
      try {
        const files = [...modules.slice(0, -1), {name: own.name, source}];
        return {...compileFiles(files), before};
      } catch (error) {
        return {failure: parseCompileError(error as Error)};
      }
    },
  };
}

/** Returns highlighted code as DOM nodes, since Trusted Types do not allow markup as text. */
function highlight(code: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  highlightCode(
    code,
    PARSER.parse(code),
    COLOURS,
    (textContent, name) => {
      const style = `color: var(${name})`;
      parts.push(
        name ? createElement('span', {style, textContent}) : textContent,
      );
    },
    () => parts.push('\n'),
  );
  return parts;
}

// Parses messages such as `Error transforming app.ts: Unexpected token (3:14)`.
function parseCompileError({message}: Error): SampleFailure {
  const [, text = message, line] =
    /^(?:Error transforming [^:]*: )?(.*) \((\d+):\d+\)$/s.exec(message) ?? [];
  return {message: text, line: line === undefined ? undefined : Number(line)};
}
