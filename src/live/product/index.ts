// Runs samples on a product's SDK, in the frame itself: it draws its own grid there.
import * as product from '@generated/spreadsheet-sdk';
import {element} from '../element';
import type {FrameRunner} from '../frame/places';
import {answer} from '../runner/network';
import type {Exports} from '../runner/runSample';
import {serveSamples} from '../runner/serve';
import type {RunnableSample} from '../sample';

/** Starts the runner: the frame's {@link FrameRunner}. */
export const start: FrameRunner['start'] = (post) => {
  const host = element('div', {className: 'product'});
  document.body.append(host);
  window.fetch = answer;
  const server = serveSamples(post);
  const run = async (sample: RunnableSample): Promise<void> => {
    host.replaceChildren(
      ...sample.elements.map(({id, tag}) =>
        element(tag as keyof HTMLElementTagNameMap, {id}),
      ),
    );
    await server.run(sample, product as unknown as Exports);
    server.flush();
    post({type: 'ended'});
  };
  return {
    receive: (message) => {
      if (message.type === 'run') {
        void run(message.sample);
      } else if (message.type === 'ping') {
        server.flush();
        post({type: 'pong'});
      }
    },
    end: () => host.replaceChildren(),
  };
};
