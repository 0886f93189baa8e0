// Runs samples on a product's SDK, in the frame itself: it draws its own grid there.
import * as product from '@generated/spreadsheet-sdk';
import type {FromRunner, ToRunner} from '../protocol';
import type {FrameRunner} from '../frame/framePlace';
import {answer} from '../runner/network';
import {lineIn} from '../runner/lineIn';
import {Lines} from '../runner/lines';
import {runModules, type Exports} from '../runner/runModules';
import {evaluateInMemory} from '../runner/evaluateInMemory';
import {sampleConsole} from '../runner/sampleConsole';
import type {RunnableSample} from '../sample';

/** Starts the runner: the frame's {@link FrameRunner}. */
export const start: FrameRunner['start'] = (post) => {
  const host = document.createElement('div');
  host.className = 'product';
  document.body.append(host);
  let name = '';
  let lines = new Lines(() => undefined);
  const fail = (error: unknown): void => {
    const {message = String(error), stack = ''} =
      error instanceof Error ? error : {};
    post({
      type: 'failure',
      failure: {message: String(message), line: lineIn(stack, name)},
    });
  };
  window.addEventListener('unhandledrejection', ({reason}) => fail(reason));
  window.addEventListener('error', ({error}) => fail(error));
  window.fetch = answer;
  const run = async (sample: RunnableSample): Promise<void> => {
    name = sample.modules.at(-1)!.name;
    lines = new Lines((some) => post({type: 'lines', lines: some}));
    host.replaceChildren(
      ...sample.elements.map(({id, tag}) =>
        Object.assign(document.createElement(tag), {id}),
      ),
    );
    Object.assign(
      console,
      sampleConsole({
        line: (text, level) => lines.add(text, level),
        failure: fail,
      }),
    );
    const packages = {'spreadsheet-sdk': product as unknown as Exports};
    try {
      const {before, modules} = sample;
      await runModules(
        before ? [before, ...modules] : modules,
        packages,
        evaluateInMemory,
      );
    } catch (error) {
      fail(error);
    }
    lines.flush();
    post({type: 'ended'});
  };
  return {
    receive: (message: ToRunner) => {
      if (message.type === 'run') {
        void run(message.sample);
      } else if (message.type === 'ping') {
        lines.flush();
        post({type: 'pong'} satisfies FromRunner);
      }
    },
    end: () => host.replaceChildren(),
  };
};
