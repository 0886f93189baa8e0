import {beforeEach, describe, expect, it, vi} from 'vitest';
import {untilReady} from '@site/src/live/panel/untilReady';
import type {FromFrame, ToFrame} from '@site/src/live/protocol';
import type {LiveSample} from '@site/src/live/sample';
import {put, settle} from './support';

/** A frame that says what it is told to. */
interface Frame {
  readonly element: HTMLElement;
  readonly sent: ToFrame[];
  readonly say: (message: FromFrame) => void;
  isClosed: boolean;
}
const frames: Frame[] = [];

vi.mock('@site/src/live/panel/sampleFrame', () => ({
  SampleFrame: class {
    readonly element = document.createElement('iframe');
    readonly sent: ToFrame[] = [];
    isClosed = false;
    readonly say: Frame['say'];
    constructor(_title: string, say: Frame['say']) {
      this.say = say;
      frames.push(this);
    }
    async send(message: ToFrame): Promise<void> {
      this.sent.push(message);
    }
    setHeight(): void {}
    close(): void {
      this.isClosed = true;
      this.element.remove();
    }
  },
}));

const SAMPLE = {start: 1, modules: [], elements: []} as unknown as LiveSample;

const status = () => document.querySelector('.live-status')?.textContent;
const log = () => document.querySelector('[role=log]')?.textContent;
const lines = (run: number, text: string): FromFrame => ({
  type: 'lines',
  run,
  lines: [{text, level: 'log'}],
});

async function open(sample = Promise.resolve(SAMPLE)) {
  const {Panel} = await import('@site/src/live/panel/panel');
  Element.prototype.scrollIntoView = vi.fn();
  frames.length = 0;
  return new Panel(put('<div data-sample="a"></div>'), sample);
}

describe('what a frame says of a run', () => {
  it('is shown, and no more once another run has begun', async () => {
    const panel = await open();
    await panel.run();
    const [frame] = frames;
    frame!.say(lines(1, 'first'));
    expect(log()).toBe('first\n');
    await panel.run();
    expect(frame!.sent.filter(({type}) => type === 'run')).toMatchObject([
      {run: 1},
      {run: 2},
    ]);
    const running = status();
    frame!.say(lines(1, 'late'));
    frame!.say({type: 'failure', run: 1, failure: {message: 'late'}});
    frame!.say({type: 'ended', run: 1, isEmpty: true});
    frame!.say({type: 'stopped', run: 1, reason: 'time'});
    frame!.say(lines(3, 'early'));
    expect([log(), status()]).toEqual(['', running]);
    expect(document.querySelector('[role=alert]')!.textContent).toBe('');
    expect(frame!.element.className).toBe('');
    frame!.say({type: 'ended', run: 2, isEmpty: false});
    expect(status()).not.toBe(running);
  });

  it('changes nothing once the panel is closed', async () => {
    const panel = await open();
    await panel.run();
    panel.close();
    expect(frames[0]!.isClosed).toBe(true);
    frames[0]!.say({type: 'ended', run: 1, isEmpty: true});
    frames[0]!.say({type: 'height', height: 300});
    frames[0]!.say(lines(1, 'late'));
    expect(document.querySelector('.live')).toBeNull();
    expect(document.body.textContent).toBe('');
  });
});

describe('a sample that comes late', () => {
  it('is not run in a panel that was closed', async () => {
    let arrive: (sample: LiveSample) => void = () => undefined;
    const panel = await open(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const run = panel.run();
    panel.close();
    arrive(SAMPLE);
    await run;
    expect(frames.flatMap(({sent}) => sent.map(({type}) => type))).toEqual([
      'look',
    ]);
  });
});

describe('a frame that can be started', () => {
  let frame: HTMLIFrameElement;
  beforeEach(() => {
    frame = put('<iframe></iframe>');
  });

  const say = (init: MessageEventInit) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame.contentWindow,
        origin: 'null',
        data: 'live-frame',
        ...init,
      }),
    );

  it.each<[string, MessageEventInit]>([
    ['another window', {source: window}],
    ['nobody', {source: null}],
    ['the frame without its sandbox', {origin: 'https://docs.example'}],
    ['the frame, in other words', {data: 'ready'}],
    ['the frame, in more words', {data: {toString: () => 'live-frame'}}],
  ])('says so itself: not %s', async (_who, init) => {
    let isReady = false;
    void untilReady(frame).then(() => (isReady = true));
    say(init);
    await settle();
    expect(isReady).toBe(false);
    say({});
    await settle();
    expect(isReady).toBe(true);
  });

  it('stands in the page: one that was taken away has no window', async () => {
    let isReady = false;
    void untilReady(frame).then(() => (isReady = true));
    frame.remove();
    say({source: null});
    await settle();
    expect(isReady).toBe(false);
  });
});
