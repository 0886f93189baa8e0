// The editor of samples: CodeMirror, and the compiler of what a reader writes. Loaded at the press of Edit.
import {compileSample} from '../compileSample';
import {elementsOf} from '../runner/elementsOf';
import type {Failure} from '../protocol';
import type {LiveSample, RunnableSample} from '../sample';
import {createView} from './view';

/** What this script exports. */
export interface EditorModule {
  createEditor(place: HTMLElement, options: EditorOptions): SampleEditor;
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
  readonly text: string;
  focus(): void;
  /** What stands in the editor, ready to run, or what keeps it from that. */
  compiled(sample: LiveSample): RunnableSample | {readonly failure: Failure};
}

/** Opens the code of a sample for editing, with what it continues from. */
export function createEditor(
  place: HTMLElement,
  {sample, label, runLabel, run}: EditorOptions,
): SampleEditor {
  const own = sample.modules.at(-1)!;
  const view = createView(place, own.source, label, run);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = runLabel;
  button.onclick = run;
  place.append(button);
  const text = (): string => view.state.doc.toString();
  return {
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
