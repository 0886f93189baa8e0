// The buttons of live samples, and what a panel does with what its frame says, whenever that comes.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Panel} from '@site/src/live/panel/panel';
import {Run, type RunMessage} from '@site/src/live/panel/run';
import {
  MAX_LINES,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from '@site/src/live/protocol';
import type {LiveSample} from '@site/src/live/sample';
import {installLiveSamples} from '@site/src/live/native';
import {put, setConnection, settle} from '../../native-first/native/support';

vi.mock('@site/src/live/panel/manifest', () => ({
  MANIFEST: {worker: 'worker.js', parts: {}},
  loadPart: async (name: string) => `the text of ${name}`,
}));

vi.mock(import('@site/src/native-first/loadFile'), async (original) => ({
  ...(await original()),
  loadText: async () => '',
}));

const SAMPLE: LiveSample = {start: 1, modules: [], elements: [], project: 'a'};

const told = (type: FromFrame['type'], text = '', number = 0): FromFrame => ({
  type,
  text,
  number,
});

/** A frame that stands in the page, as a run has opened it. */
async function openedFrame(selector = 'iframe') {
  const frame = document.querySelector<HTMLIFrameElement>(selector)!;
  const sent = vi.spyOn(frame.contentWindow!, 'postMessage');
  frame.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  const [, , [port]] = sent.mock.calls[0] as unknown as [
    FrameStart,
    string,
    [MessagePort],
  ];
  return {frame, port};
}

describe('what a frame says of a run', () => {
  const textOf = (selector: string) =>
    document.querySelector(selector)?.textContent;

  it('is shown as text, and no more once another run has begun', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const place = put('<div data-sample="a"></div>');
    const panel = new Panel(place, Promise.resolve(SAMPLE));
    void panel.run();
    const first = await openedFrame();
    first.port.postMessage(told('log', '<b>first</b>'));
    first.port.postMessage(told('stopped' as 'log', 'toString'));
    const log = () => textOf('[role=log]');
    await vi.waitFor(() => expect(log()).toBe('<b>first</b>\n'));
    void panel.run();
    const running = textOf('.live-status');
    const second = await openedFrame();
    expect(first.frame.isConnected).toBe(false);
    first.port.postMessage(told('log', 'late'));
    first.port.postMessage(told('failure', 'late'));
    first.port.postMessage(told('ended'));
    second.port.postMessage(told('log', 'second'));
    await vi.waitFor(() => expect(log()).toBe('second\n'));
    expect(textOf('.live-status')).toBe(running);
    second.port.postMessage(told('ended'));
    await vi.waitFor(() => expect(textOf('.live-status')).not.toBe(running));
  });

  it('is left aside of the frame that waits for the next run', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const place = put('<div data-sample="a"></div>');
    const panel = new Panel(place, Promise.resolve(SAMPLE));
    void panel.run();
    const {port} = await openedFrame();
    port.postMessage(told('ended'));
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
    const spare = await openedFrame('iframe + iframe');
    spare.port.postMessage(told('height', '', 300));
    await vi.waitFor(() => expect(spare.frame.style.blockSize).toBe('300px'));
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});

describe('a run', () => {
  beforeEach(
    () => void vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']}),
  );
  afterEach(() => void vi.useRealTimers());

  async function begin(isEdited = false) {
    const received: RunMessage[] = [];
    const run = new Run('Result', (message) => received.push(message));
    document.body.replaceChildren(run.element);
    void run.begin(SAMPLE, isEdited);
    const {frame, port} = await openedFrame();
    let pings = 0;
    let isAnswering = true;
    port.onmessage = ({data}: MessageEvent<ToFrame>) => {
      pings += Number(data.type === 'ping');
      if (isAnswering) {
        port.postMessage(told('pong'));
      }
    };
    /** Lets time pass, in steps in which a frame can answer. */
    const pass = async (seconds: number) => {
      for (let step = 0; step < 4 * seconds; step += 1) {
        vi.advanceTimersByTime(250);
        await settle();
      }
    };
    return {
      run,
      frame,
      port,
      received,
      pass,
      pings: () => pings,
      silence: () => (isAnswering = false),
    };
  }

  const reasons = (received: readonly RunMessage[]) =>
    received.flatMap(({type, text}) => (type === 'stopped' ? [text] : []));

  it.each([
    [false, 5],
    [true, 2],
  ])(
    'that answers no more is ended, with its frame: edited %s after %i seconds',
    async (isEdited, limit) => {
      const {frame, received, pass, silence} = await begin(isEdited);
      await pass(30);
      expect(reasons(received)).toEqual([]);
      silence();
      await pass(limit - 1);
      expect(reasons(received)).toEqual([]);
      await pass(2);
      expect(reasons(received)).toEqual(['time']);
      expect(frame.isConnected).toBe(false);
    },
  );

  it('that takes long to load is not slow, and one that never begins is none', async () => {
    const {received, pass, silence} = await begin();
    silence();
    await pass(15);
    expect(reasons(received)).toEqual([]);
    await pass(6);
    expect(reasons(received)).toEqual(['start']);
  });

  it('asks nothing more once its frame is gone', async () => {
    const {frame, received, pass, pings} = await begin();
    frame.remove();
    await pass(10);
    expect(pings()).toBe(0);
    expect(received).toEqual([]);
  });

  it('that the reader stops keeps its sheet', async () => {
    const {run, frame, port, received} = await begin();
    const heard = vi.fn();
    port.onmessage = ({data}) => heard(data);
    run.stop('reader');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({type: 'stop'}));
    expect(reasons(received)).toEqual(['reader']);
    expect(frame.isConnected).toBe(true);
  });

  it('that says too much is ended', async () => {
    const {frame, port, received} = await begin();
    for (let line = 0; line < 2 * MAX_LINES + 9; line += 1) {
      port.postMessage(told('failure', 'again'));
    }
    await vi.waitFor(() => expect(reasons(received)).toEqual(['output']));
    expect(received).toHaveLength(2 * MAX_LINES + 1);
    expect(frame.isConnected).toBe(false);
  });

  it('is answered at the port that comes with a question', async () => {
    const {port} = await begin();
    const {port1, port2} = new MessageChannel();
    const heard = vi.fn();
    port1.onmessage = ({data}) => heard(data);
    port.postMessage(told('part', 'xlsx'), [port2]);
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith('the text of xlsx'),
    );
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
