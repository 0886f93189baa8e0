// The editor of samples: a text field with its text in colours, and the compiler of what a reader writes. Loaded at
// the press of Edit.
import {highlightCode, tagHighlighter, tags} from '@lezer/highlight';
import {parser} from '@lezer/javascript';
import {compileFiles} from '../compileSample';
import {button, element} from '../dom';
import type {Failure} from '../protocol';
import type {LiveSample, RunnableSample} from '../sample';

/** What this script exports. */
export interface EditorModule {
  createEditor: typeof createEditor;
}

/** The editor of one sample. */
export interface SampleEditor {
  readonly element: HTMLElement;
  readonly field: HTMLTextAreaElement;
  /** What stands in the field, ready to run, or what keeps it from that. */
  compiled(): RunnableSample | {readonly failure: Failure};
}

const PARSER = parser.configure({dialect: 'ts jsx'});

/** The colours of the code on the page, by what the parser finds. */
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
 * Opens the code of a sample for editing, with what it continues from.
 *
 * @param label - name of the field
 */
export function createEditor(
  sample: LiveSample,
  label: string,
  runLabel: string,
  run: () => void,
): SampleEditor {
  const own = sample.modules.at(-1)!;
  const field = element('textarea', {
    'aria-label': label,
    value: own.source,
    // Browsers put the cursor behind a value that is set, and scroll to it.
    selectionEnd: 0,
    autocapitalize: 'off',
    spellcheck: false,
  });
  const isHidden = {'aria-hidden': 'true'};
  const lines = element('div', {className: 'live-lines', ...isHidden});
  const colours = element('div', {className: 'live-colours', ...isHidden});
  const show = (): void => {
    const numbers = field.value.split('\n').map((_line, index) => index + 1);
    lines.textContent = numbers.join('\n');
    colours.replaceChildren(...coloured(field.value), '\n');
  };
  show();
  field.oninput = show;
  field.onkeydown = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      run();
    }
  };
  return {
    element: element(
      'div',
      {className: 'live-editor'},
      element('div', {className: 'live-code'}, lines, field, colours),
      button(runLabel, run),
    ),
    field,
    compiled: () => {
      const source = field.value;
      if (source === own.source) {
        return sample;
      }
      const {modules, before} = sample;
      try {
        const files = [...modules.slice(0, -1), {name: own.name, source}];
        return {...compileFiles(files), before};
      } catch (error) {
        return {failure: failureOf(error as Error)};
      }
    },
  };
}

/** Code in colours, as elements: the policy of the site lets no text become markup. */
function coloured(code: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  highlightCode(
    code,
    PARSER.parse(code),
    COLOURS,
    (textContent, name) => {
      const style = `color: var(${name})`;
      parts.push(name ? element('span', {style, textContent}) : textContent);
    },
    () => parts.push('\n'),
  );
  return parts;
}

// `Error transforming app.ts: Unexpected token (3:14)`
function failureOf({message}: Error): Failure {
  const [, text = message, line] =
    /^(?:Error transforming [^:]*: )?(.*) \((\d+):\d+\)$/s.exec(message) ?? [];
  return {message: text, line: line === undefined ? undefined : Number(line)};
}
