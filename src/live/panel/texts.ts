import {translate} from '@docusaurus/Translate';
import {LIVE_MANIFEST} from './manifest';

const {product} = LIVE_MANIFEST;

export const PANEL_TEXTS = {
  panel: translate({id: 'site.live.panel', message: 'Result'}),
  runtime: product
    ? translate(
        {id: 'site.live.product', message: 'Runs on {name} {version}'},
        product,
      )
    : translate({
        id: 'site.live.preview',
        message: 'Preview engine, same API.',
      }),
  differences: translate({
    id: 'site.live.differences',
    message: 'What differs →',
  }),
  running: translate({id: 'site.live.running', message: 'Running…'}),
  ended: translate({id: 'site.live.ended', message: 'Finished.'}),
  failed: translate({
    id: 'site.live.failed',
    message: 'Finished with an error.',
  }),
  stop: translate({id: 'site.live.stop', message: 'Stop'}),
  reset: translate({id: 'site.live.reset', message: 'Reset'}),
  download: translate({
    id: 'site.live.download',
    message: 'Download',
  }),
  downloaded: translate({
    id: 'site.live.downloaded',
    message: 'Downloaded: unpack it, and follow its README.md.',
  }),
  notDownloaded: translate({
    id: 'site.live.notDownloaded',
    message: 'Not downloaded: the files could not be loaded. Try again.',
  }),
  fullScreen: translate({id: 'site.live.fullScreen', message: 'Full screen'}),
  copyLink: translate({id: 'site.live.copyLink', message: 'Copy link'}),
  linkCopied: translate({
    id: 'site.live.linkCopied',
    message: 'Link copied: it opens this page with this code.',
  }),
  linkNotCopied: translate({
    id: 'site.live.linkNotCopied',
    message: 'Not copied: copy the link from the address bar.',
  }),
  linkTooLong: translate({
    id: 'site.live.linkTooLong',
    message:
      'No link: the code is too long for an address. Download the project instead.',
  }),
  shared: translate({
    id: 'site.live.shared',
    message: 'This code comes from a link. Read it before you run it.',
  }),
  notShared: translate({
    id: 'site.live.notShared',
    message:
      'The code in the link is damaged or too long. This is the original sample.',
  }),
  close: translate({id: 'site.live.close', message: 'Close'}),
  console: translate({id: 'site.live.console', message: 'Console'}),
  editor: translate({id: 'site.live.editor', message: 'Code'}),
  stopped: {
    time: translate({
      id: 'site.live.stoppedTime',
      message:
        'Stopped: the sample took too long to respond, or ran out of memory.',
    }),
    reader: translate({
      id: 'site.live.stoppedReader',
      message: 'Stopped. To start again, press Run.',
    }),
    output: translate({
      id: 'site.live.stoppedOutput',
      message: 'Stopped: the sample printed too much.',
    }),
    start: translate({
      id: 'site.live.unavailable',
      message:
        'The sample cannot run: its files could not be loaded, or the host does not allow its pages to be framed. Try again.',
    }),
  },
};
