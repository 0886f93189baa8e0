// Frame script that runs a sample on a vendor's SDK. Unlike the reference implementation, such an SDK renders
// its own grid.
import * as sdk from '@generated/spreadsheet-sdk';
import {element} from '../dom';
import {connectPage} from '../frame/page';
import {frameMessage, type FromFrame} from '../protocol';
import type {RunnableSample} from '../compileSample';
import {fakeFetch} from './globals';
import {prepareRun, type Exports} from './runSample';

/** Entry point that the HTML page of the frame calls: src/live/plugin/liveFiles.ts. */
export function start(port: MessagePort): void {
  const post = (message: FromFrame): void => port.postMessage(message);
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
    await prepareRun(sample, post).run(sdk as unknown as Exports);
    post(frameMessage('ended', '', 1));
  };
  window.fetch = fakeFetch;
  connectPage(port, (message) => {
    post(frameMessage('pong'));
    if (message.type === 'run') {
      void run(message.sample);
    }
  });
}
