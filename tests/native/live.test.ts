// The buttons of live samples, and what a panel does with what its frame says, whenever that comes.
import {fireEvent} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {Panel} from '@site/src/live/panel/panel';
import {untilReady} from '@site/src/live/panel/untilReady';
import {projectTexts} from '@site/src/live/project/texts';
import type {ProjectFacts} from '@site/src/live/project/types';
import type {FromFrame, ToFrame} from '@site/src/live/protocol';
import type {LiveSample} from '@site/src/live/sample';
import {installLiveSamples} from '@site/src/native/liveSamples';
import {put, setConnection, settle} from './support';

/** A frame that says what it is told to. */
interface Frame {
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

describe('what a frame says of a run', () => {
  const SAMPLE = {start: 1, modules: [], elements: []} as unknown as LiveSample;

  const textOf = (selector: string) =>
    document.querySelector(selector)?.textContent;
  const told = (
    type: FromFrame['type'],
    run: number,
    text = '',
  ): FromFrame => ({type, run, text, number: 0});

  function open(sample = Promise.resolve(SAMPLE)) {
    Element.prototype.scrollIntoView = vi.fn();
    frames.length = 0;
    return new Panel(put('<div data-sample="a"></div>'), sample);
  }

  it('is shown, and no more once another run has begun', async () => {
    const panel = open();
    await panel.run();
    const {say, sent} = frames[0]!;
    say(told('log', 1, 'first'));
    expect(textOf('[role=log]')).toBe('first\n');
    await panel.run();
    expect(sent.filter(({type}) => type === 'run')).toMatchObject([
      {run: 1},
      {run: 2},
    ]);
    const running = textOf('.live-status');
    say(told('log', 1, 'late'));
    say(told('failure', 1, 'late'));
    say(told('ended', 1));
    say(told('stopped', 1, 'time'));
    say(told('stopped', 2, 'toString'));
    say(told('log', 3, 'early'));
    expect(textOf('[role=log]')).toBe('');
    expect(textOf('[role=alert]')).toBe('');
    expect(textOf('.live-status')).toBe(running);
    say(told('ended', 2));
    expect(textOf('.live-status')).not.toBe(running);
  });
});

it.each([true, false])(
  'a project warns to fill in its package while that is a placeholder: %s',
  (isPlaceholder) => {
    const facts = {packageSource: '<fill in>', isPlaceholder} as ProjectFacts;
    const {source} = projectTexts('https://docs.example/a', undefined, facts);
    expect(source).toContain('https://docs.example/a');
    expect(source!.includes('replace `<fill in>`')).toBe(isPlaceholder);
  },
);

describe('a frame that can be started', () => {
  let frame: HTMLIFrameElement;
  let isReady = false;

  beforeEach(() => {
    frame = put('<iframe></iframe>');
    isReady = false;
    void untilReady(frame).then(() => (isReady = true));
  });

  function say(init: MessageEventInit) {
    const {contentWindow: source} = frame;
    const said = {source, origin: 'null', data: 'live-frame', ...init};
    window.dispatchEvent(new MessageEvent('message', said));
    return settle();
  }

  it.each<[string, MessageEventInit]>([
    ['another window', {source: window}],
    ['nobody', {source: null}],
    ['the frame without its sandbox', {origin: 'https://docs.example'}],
    ['the frame, in other words', {data: 'ready'}],
    ['the frame, in more words', {data: {toString: () => 'live-frame'}}],
  ])('says so itself: not %s', async (_who, init) => {
    await say(init);
    expect(isReady).toBe(false);
    await say({});
    expect(isReady).toBe(true);
  });
});

describe('the buttons of samples', () => {
  const script = {open: vi.fn(), prepare: vi.fn()};
  const load = vi.fn<() => Promise<typeof script>>();
  installLiveSamples(load);

  beforeEach(() => {
    Object.values(script).forEach((each) => each.mockReset());
    load.mockReset().mockResolvedValue(script);
    setConnection({});
    document.body.innerHTML = `<figure>
      <button data-native="live" data-live="run">Run</button><button data-native="live" data-live="edit">Edit</button>
      <div data-sample="0123abcd" data-loading="Loading" data-failed="Failed"></div>
    </figure>
    <button data-native="copy">Copy</button>
    <button data-native="live" data-live="project" data-failed="Not downloaded"><span>Download</span></button>`;
  });

  const find = (selector: string) =>
    document.querySelector<HTMLElement>(selector)!;
  const press = (name: string) => find(`[data-live=${name}]`).click();
  const place = () => find('[data-sample]');
  const {open, prepare} = script;

  it.each(['run', 'edit'])('open the place of the code to %s', async (mode) => {
    find('[data-native=copy]').click();
    expect(load).not.toHaveBeenCalled();
    press(mode);
    expect(place().textContent).toBe('Loading');
    await vi.waitFor(() => expect(open).toHaveBeenCalledWith(place(), mode));
  });

  it('say so when the script cannot be had, and try again', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    press('run');
    await vi.waitFor(() => expect(place().textContent).toBe('Failed'));
    place().innerHTML = '<section>result</section>';
    press('run');
    // What is shown stays while a second press loads.
    expect(place().textContent).toBe('result');
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  });

  it.each([
    ['run', {}, 1],
    ['run', {saveData: true}, 0],
    ['project', {}, 0],
  ])(
    'fetch ahead for %s with %o: %i times',
    async (name, connection, times) => {
      setConnection(connection);
      fireEvent.focusIn(find(`[data-live=${name}]`));
      await settle();
      expect(prepare).toHaveBeenCalledTimes(times);
      expect(load).toHaveBeenCalledTimes(times);
      expect(open).not.toHaveBeenCalled();
    },
  );
});
