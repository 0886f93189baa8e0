// The editor of samples: CodeMirror, and the compiler of what a reader writes. Loaded at the press of Edit.
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {compileSample} from '../compileSample';
import {button, element} from '../element';
import type {Failure} from '../protocol';
import {elementsOf} from '../runner/elementsOf';
import type {LiveSample, RunnableSample} from '../sample';

/** What this script exports. */
export interface EditorModule {
  createEditor(options: EditorOptions): SampleEditor;
}

interface EditorOptions {
  readonly sample: LiveSample;
  /** Name of the field of code. */
  readonly label: string;
  readonly runLabel: string;
  readonly run: () => void;
}

/** The editor of one sample. */
export interface SampleEditor {
  readonly element: HTMLElement;
  readonly text: string;
  focus(): void;
  /** What stands in the editor, ready to run, or what keeps it from that. */
  compiled(sample: LiveSample): RunnableSample | {readonly failure: Failure};
}

// The colours of the code on the page.
const COLOURS = HighlightStyle.define(
  Object.entries({
    '--site-code-comment': tags.comment,
    '--site-code-keyword': [tags.keyword, tags.operatorKeyword, tags.modifier],
    '--site-code-string': [tags.string, tags.regexp],
    '--site-code-number': [tags.number, tags.bool, tags.null],
    '--site-code-type': tags.typeName,
    '--site-code-title': tags.function(tags.variableName),
  }).map(([name, tag]) => ({tag, color: `var(${name})`})),
);

const LOOK = EditorView.theme({
  '&': {
    color: 'var(--site-ink)',
    backgroundColor: 'var(--site-surface)',
    fontSize: '0.86rem',
    maxHeight: '26rem',
  },
  '&.cm-focused': {
    outline: '2px solid var(--site-focus)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': {fontFamily: 'var(--site-font-mono)', lineHeight: '1.55'},
  '.cm-gutters': {
    color: 'var(--site-ink-soft)',
    backgroundColor: 'var(--site-surface-sunken)',
    border: 'none',
  },
  '.cm-content': {caretColor: 'var(--site-ink)'},
  '.cm-cursor': {borderLeftColor: 'var(--site-ink)'},
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'var(--site-accent-wash) !important',
  },
});

// A browser that replaces several lines itself writes styles into elements, and the site's policy reports
// them.
const REPLACE = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const {inputType, data, isComposing} = event;
    const isOurs =
      inputType === 'insertText' &&
      data !== null &&
      !isComposing &&
      view.state.selection.ranges.some(({empty}) => !empty);
    if (isOurs) {
      event.preventDefault();
      view.dispatch({
        ...view.state.replaceSelection(data),
        scrollIntoView: true,
        userEvent: 'input.type',
      });
    }
    return isOurs;
  },
});

/**
 * Opens the code of a sample for editing, with what it continues from. The field stands in a shadow tree: there
 * CodeMirror puts its styles where the site's content policy lets it, and the page's own do not reach.
 */
export function createEditor({
  sample,
  label,
  runLabel,
  run,
}: EditorOptions): SampleEditor {
  const own = sample.modules.at(-1)!;
  const host = element('div');
  const root = host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    doc: own.source,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      javascript({typescript: true, jsx: true}),
      syntaxHighlighting(COLOURS),
      LOOK,
      REPLACE,
      EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
      keymap.of([
        {
          key: 'Mod-Enter',
          run: () => {
            run();
            return true;
          },
        },
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
    ],
  });
  const text = (): string => view.state.doc.toString();
  return {
    element: element(
      'div',
      {className: 'live-editor'},
      host,
      button(runLabel, run),
    ),
    get text() {
      return text();
    },
    focus: () => view.focus(),
    compiled: ({modules, before}) => {
      const source = text();
      if (source === own.source) {
        return sample;
      }
      try {
        const edited = {...own, source, code: compileSample(source, own.name)};
        const all = [...modules.slice(0, -1), edited];
        return {modules: all, before, elements: elementsOf(all)};
      } catch (error) {
        return {failure: failureOf(error as Error)};
      }
    },
  };
}

// `Error transforming app.ts: Unexpected token (3:14)`
function failureOf({message}: Error): Failure {
  const [, line] = /\((\d+):\d+\)\s*$/.exec(message) ?? [];
  return {
    message: message
      .replace(/^Error transforming [^:]*: /, '')
      .replace(/ \(\d+:\d+\)\s*$/, ''),
    line: line === undefined ? undefined : Number(line),
  };
}
