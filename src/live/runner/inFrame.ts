// Frame script that runs a sample on a vendor's SDK. Unlike the reference implementation, such an SDK renders
// its own grid.
import * as sdk from '@generated/spreadsheet-sdk';
import {createElement} from '../dom';
import {connectPage} from '../frame/page';
import {createFrameMessage, type FromFrame} from '../protocol';
import type {RunnableSample} from '../compileSample';
import {fakeFetch} from './globals';
import {prepareRun, type ModuleExports} from './runSample';

/** Entry point that the HTML page of the frame calls: src/live/plugin/liveFiles.ts. */
export function start(port: MessagePort): void {
  const post = (message: FromFrame): void => port.postMessage(message);
  const run = async (sample: RunnableSample): Promise<void> => {
    document.body.append(
      createElement(
        'div',
        {className: 'product'},
        ...sample.elements.map(({id, tag}) =>
          createElement(tag as keyof HTMLElementTagNameMap, {id}),
        ),
      ),
    );
    await prepareRun(sample, post).run(sdk as unknown as ModuleExports);
    post(createFrameMessage('ended', '', 1));
  };
  window.fetch = fakeFetch;
  connectPage(port, (message) => {
    post(createFrameMessage('pong'));
    if (message.type === 'run') {
      void run(message.sample);
    }
  });
}
