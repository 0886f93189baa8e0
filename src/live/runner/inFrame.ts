// Runs a sample on a product's SDK, in the frame itself: it draws its own grid there.
import * as product from '@generated/spreadsheet-sdk';
import {element} from '../dom';
import {openPage} from '../frame/page';
import type {FromFrame} from '../protocol';
import {fakeFetch} from './network';
import {serveSample, type Exports} from './runSample';
import type {RunnableSample} from '../sample';

/** Starts the frame: as src/live/frame/index.ts. */
export function start(port: MessagePort): void {
  const post = (message: FromFrame): void => port.postMessage(message);
  const pong = (): void => post({type: 'pong', text: '', number: 0});
  const run = async (sample: RunnableSample): Promise<void> => {
    document.body.append(
      element(
        'div',
        {className: 'product'},
        ...sample.elements.map(({id, tag}) =>
          element(tag as keyof HTMLElementTagNameMap, {id}),
        ),
      ),
    );
    await serveSample(sample, post).run(product as unknown as Exports);
    post({type: 'ended', text: '', number: 1});
  };
  window.fetch = fakeFetch;
  openPage(port, (message) => {
    pong();
    if (message.type === 'run') {
      void run(message.sample);
    }
  });
}
