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
  const colours = createElement('div', {
    className: 'live-colours',
    'aria-hidden': 'true',
  });
  const markLine = (marked?: number): void =>
    [...colours.children].forEach(({classList}, index) =>
      classList.toggle('marked', index + 1 === marked),
    );
  const update = (): void => colours.replaceChildren(...highlight(field.value));
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
    createElement('div', {className: 'live-code'}, field, colours),
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
    markLine,
    /** Marks a line and moves the cursor to its start. */
    showLine: (line: number): void => {
      markLine(line);
      const above = field.value.split('\n').slice(0, line - 1);
      const start = above.join('\n').length + Math.sign(above.length);
      field.focus({preventScroll: true});
      field.setSelectionRange(start, start);
      colours.children[line - 1]?.scrollIntoView({
        block: 'nearest',
        inline: 'start',
      });
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

/** Returns an element for each line of highlighted code, since Trusted Types do not allow markup as text. */
function highlight(code: string): HTMLElement[] {
  const lines = [createElement('div')];
  highlightCode(
    code,
    PARSER.parse(code),
    COLOURS,
    (textContent, name) => {
      const style = `color: var(${name})`;
      lines
        .at(-1)!
        .append(
          name ? createElement('span', {style, textContent}) : textContent,
        );
    },
    () => lines.push(createElement('div')),
  );
  return lines;
}

// Parses messages such as `Error transforming app.ts: Unexpected token (3:14)`.
function parseCompileError({message}: Error): SampleFailure {
  const [, text = message, line] =
    /^(?:Error transforming [^:]*: )?(.*) \((\d+):\d+\)$/s.exec(message) ?? [];
  return {message: text, line: line === undefined ? undefined : Number(line)};
}
