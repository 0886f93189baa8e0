// Runs samples on a product's SDK, in the frame itself: it draws its own grid there.
import * as product from '@generated/spreadsheet-sdk';
import type {FrameRunner} from '../frame/places';
import {answer} from '../runner/network';
import {Lines} from '../runner/report';
import {failureOf, runSample, type Exports} from '../runner/runSample';
import type {RunnableSample} from '../sample';

/** Starts the runner: the frame's {@link FrameRunner}. */
export const start: FrameRunner['start'] = (post) => {
  const host = document.createElement('div');
  host.className = 'product';
  document.body.append(host);
  let name = '';
  let lines = new Lines(post);
  const fail = (error: unknown): void => {
    const {message: text, line: number} = failureOf(error, name);
    post({type: 'failure', text, number});
  };
  window.addEventListener('unhandledrejection', ({reason}) => fail(reason));
  window.addEventListener('error', ({error}) => fail(error));
  window.fetch = answer;
  const run = async (sample: RunnableSample): Promise<void> => {
    name = sample.modules.at(-1)!.name;
    lines = new Lines(post);
    host.replaceChildren(
      ...sample.elements.map(({id, tag}) =>
        Object.assign(document.createElement(tag), {id}),
      ),
    );
    await runSample(sample, {
      packages: {'spreadsheet-sdk': product as unknown as Exports},
      line: (text, level) => lines.add(text, level),
      fail,
    });
    lines.flush();
    post({type: 'ended'});
  };
  return {
    receive: (message) => {
      if (message.type === 'run') {
        void run(message.sample);
      } else if (message.type === 'ping') {
        lines.flush();
        post({type: 'pong'});
      }
    },
    end: () => host.replaceChildren(),
  };
};
