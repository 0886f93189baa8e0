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
import {EditorState} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

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
 * Makes the field of code. It stands in a shadow tree: there CodeMirror puts its styles where the
 * site's content policy lets it, and the page's own do not reach.
 *
 * @param run - called at Ctrl or Cmd and Enter
 */
export function createView(
  place: HTMLElement,
  source: string,
  label: string,
  run: () => void,
): EditorView {
  const host = document.createElement('div');
  place.append(host);
  const root = host.attachShadow({mode: 'open'});
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: source,
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
    }),
  });
}
