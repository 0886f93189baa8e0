// Buttons of live samples, and how the panel and a run handle messages of their frame.
import {readFileSync} from 'node:fs';
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installLiveSamples} from '@site/src/live/native';
import {LivePanel} from '@site/src/live/panel/panel';
import {SampleRun, type RunMessage} from '@site/src/live/panel/run';
import {
  MAX_LINES,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from '@site/src/live/protocol';
import type {LiveSample} from '@site/src/live/panel/manifest';
import {put, setConnection, settle} from '../../native-first/native/support';

vi.mock('@site/src/live/panel/manifest', () => ({
  LIVE_MANIFEST: {
    worker: 'worker.js',
    libraries: {},
    differences: '/markdown-page#preview-engine',
  },
  loadLibrary: async (name: string) => `the text of ${name}`,
}));

vi.mock(import('@site/src/native-first/loadFile'), async (original) => ({
  ...(await original()),
  loadText: async () => '',
  loadModule: () => import('@site/src/live/panel/editor'),
}));

const SAMPLE: LiveSample = {
  modules: [{name: 'app.ts', source: 'original', code: 'original'}],
  elements: [],
  project: 'a',
};

const message = (
  type: FromFrame['type'],
  text = '',
  number = 0,
): FromFrame => ({type, text, number});

/** Completes the loading of a frame, and takes the port that the run sends to it. */
async function connectFrame(selector = 'iframe') {
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

describe('the panel', () => {
  const scroll = vi.fn();
  const textOf = (selector: string) =>
    document.querySelector(selector)?.textContent;
  const log = () => textOf('[role=log]');

  function createPanel(sample: Partial<LiveSample> = {}): LivePanel {
    scroll.mockReset();
    Element.prototype.scrollIntoView = scroll;
    const figure = put(
      '<figure><button data-live="run">Run</button><pre></pre><div data-sample="a"></div></figure>',
    );
    return new LivePanel(
      figure.querySelector<HTMLElement>('div')!,
      Promise.resolve({...SAMPLE, ...sample}),
    );
  }

  function openPanel(sample?: Partial<LiveSample>): LivePanel {
    const panel = createPanel(sample);
    void panel.run();
    return panel;
  }

  const editor = () => document.querySelector('textarea');
  const pressButton = (name: string) =>
    fireEvent.click(
      [...document.querySelectorAll('button')].find(
        ({textContent}) => textContent === name,
      )!,
    );

  it('shows output as text, and ignores the frame of an earlier run', async () => {
    const panel = openPanel();
    const first = await connectFrame();
    first.port.postMessage(message('log', '<b>first</b>'));
    first.port.postMessage(message('stopped' as 'log', 'toString'));
    await vi.waitFor(() => expect(log()).toBe('<b>first</b>\n'));
    void panel.run();
    const running = textOf('.live-status');
    const second = await connectFrame();
    expect(first.frame.isConnected).toBe(false);
    first.port.postMessage(message('log', 'late'));
    first.port.postMessage(message('failure', 'late'));
    first.port.postMessage(message('ended'));
    second.port.postMessage(message('log', 'second'));
    await vi.waitFor(() => expect(log()).toBe('second\n'));
    expect(textOf('.live-status')).toBe(running);
    second.port.postMessage(message('ended'));
    await vi.waitFor(() => expect(textOf('.live-status')).not.toBe(running));
  });

  it('shows errors above the result until the next run, and further ones in the console', async () => {
    const panel = openPanel();
    const {port} = await connectFrame();
    port.postMessage(message('failure', '<b>wrong</b>', 4));
    port.postMessage(message('failure', 'above', 2));
    port.postMessage(message('failure', 'somewhere'));
    port.postMessage(message('failure', 'last', 5));
    port.postMessage(message('ended'));
    await vi.waitFor(() => expect(log()).toBe('Line 5: last\n'));
    const errors = document.querySelector('[role=alert]')!;
    expect([...errors.children].map(({textContent}) => textContent)).toEqual([
      'Line 4: <b>wrong</b>',
      'Line 2: above',
      'somewhere',
    ]);
    expect(errors.nextElementSibling).toBe(document.querySelector('iframe'));
    await vi.waitFor(() =>
      expect(textOf('.live-status')).toBe('Finished with an error.'),
    );
    void panel.run();
    expect(errors.textContent).toBe('');
    expect(textOf('.live-status')).toBe('Running…');
  });

  it('stops a run when the reader presses Stop, and then names the way on', async () => {
    openPanel();
    const {frame} = await connectFrame();
    pressButton('Stop');
    expect(frame.isConnected).toBe(false);
    expect(textOf('.live-status')).toBe('Stopped. To start again, press Run.');
    expect(document.activeElement?.textContent).toBe('Run');
  });

  it('opens the editor at the line of an error, and describes its shortcut', async () => {
    openPanel();
    const {port} = await connectFrame();
    port.postMessage(message('failure', 'wrong', 2));
    await vi.waitFor(() => expect(textOf('[role=alert]')).toBeTruthy());
    pressButton('Line 2');
    await vi.waitFor(() => expect(document.activeElement).toBe(editor()));
    const run = document.querySelector('[data-live=run]')!;
    expect(run.ariaKeyShortcuts ?? run.outerHTML).toContain('Control+Enter');
    pressButton('Close');
    await settle();
    expect(run.outerHTML).toBe('<button data-live="run">Run</button>');
  });

  it('puts the edited code into the address, and opens it without running it', async () => {
    const panel = openPanel();
    void panel.edit();
    await vi.waitFor(() => expect(editor()).not.toBeNull());
    editor()!.value = 'edited';
    pressButton('Copy link');
    await vi.waitFor(() =>
      expect(textOf('.live-status')).toBe(
        'Not copied: copy the link from the address bar.',
      ),
    );
    expect(location.hash).toMatch(/^#live=a\.[\w-]+$/);
    const shared = createPanel();
    await shared.shared();
    expect(editor()!.value).toBe('edited');
    expect(textOf('.live-status')).toContain('This code comes from a link');
    expect(textOf('.marked')).toBe('edited');
    expect(document.querySelector('iframe')).toBeNull();
    await shared.edit();
    expect(document.querySelector('iframe')).toBeNull();
    void shared.run();
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  it('opens the original sample if the code in the address is damaged', async () => {
    history.replaceState(null, '', '#live=a.x');
    await createPanel().shared();
    expect(editor()!.value).toBe('original');
    expect(textOf('.live-status')).toContain('damaged');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('names the preview engine, with a link to a section that explains it', () => {
    openPanel();
    const note = document.querySelector('.live-note')!;
    expect(note.textContent).toBe('Preview engine, same API. What differs →');
    const page = readFileSync('src/pages/markdown-page.mdx', 'utf8');
    const id = /#(.+)/.exec(note.querySelector('a')!.href)![1];
    expect(page).toContain(`{/* #${id} */}`);
  });
});

describe('a run', () => {
  beforeEach(
    () => void vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']}),
  );
  afterEach(() => void vi.useRealTimers());

  async function begin(isEdited = false) {
    const received: RunMessage[] = [];
    const run = new SampleRun('Result', (one) => received.push(one));
    document.body.replaceChildren(run.element);
    void run.begin(SAMPLE, isEdited);
    const {frame, port} = await connectFrame();
    let pings = 0;
    let isAnswering = true;
    port.onmessage = ({data}: MessageEvent<ToFrame>) => {
      pings += Number(data.type === 'ping');
      if (isAnswering) {
        port.postMessage(message('pong'));
      }
    };
    return {
      run,
      frame,
      port,
      received,
      reasons: () =>
        received.flatMap(({type, text}) => (type === 'stopped' ? [text] : [])),
      /** Advances time in steps of one ping. */
      pass: async (seconds: number) => {
        for (let step = 0; step < 4 * seconds; step += 1) {
          vi.advanceTimersByTime(250);
          await settle();
        }
      },
      pings: () => pings,
      stopAnswering: () => (isAnswering = false),
    };
  }

  it.each([
    [false, false, 30],
    [true, false, 2],
    [true, true, 30],
  ])(
    'ends when its frame does not answer: edited %s, ended %s, after %i seconds',
    async (isEdited, hasEnded, limit) => {
      const {frame, port, reasons, pass, stopAnswering} = await begin(isEdited);
      await pass(1);
      if (hasEnded) {
        port.postMessage(message('ended'));
      }
      await pass(30);
      expect(reasons()).toEqual([]);
      stopAnswering();
      await pass(limit - 1);
      expect(reasons()).toEqual([]);
      await pass(2);
      expect(reasons()).toEqual(['time']);
      expect(frame.isConnected).toBe(false);
    },
  );

  it('is busy while the sample does not answer after its end', async () => {
    const {port, received, pass, stopAnswering} = await begin();
    const types = () => received.map(({type}) => type);
    await pass(1);
    port.postMessage(message('ended'));
    await pass(1);
    expect(types()).toEqual(['ended']);
    stopAnswering();
    await pass(1);
    expect(types()).toEqual(['ended', 'busy']);
    port.postMessage(message('pong'));
    await vi.waitFor(() => expect(types()).toEqual(['ended', 'busy', 'idle']));
  });

  it('has a longer time limit for loading', async () => {
    const {reasons, pass, stopAnswering} = await begin();
    stopAnswering();
    await pass(15);
    expect(reasons()).toEqual([]);
    await pass(6);
    expect(reasons()).toEqual(['start']);
  });

  it('stops pings when its frame is removed', async () => {
    const {frame, received, pass, pings} = await begin();
    frame.remove();
    await pass(10);
    expect(pings()).toBe(0);
    expect(received).toEqual([]);
  });

  it('tells its frame when the colour mode of the page changes', async () => {
    const {port, pass} = await begin();
    const heard = vi.fn();
    port.onmessage = ({data}) => heard(data);
    document.documentElement.dataset['theme'] = 'dark';
    await pass(1);
    expect(heard).toHaveBeenLastCalledWith({type: 'ping', theme: 'dark'});
    delete document.documentElement.dataset['theme'];
  });

  it('ends when there is too much output', async () => {
    const {frame, port, received, reasons} = await begin();
    for (let line = 0; line < 2 * MAX_LINES + 9; line += 1) {
      port.postMessage(message('failure', 'again'));
    }
    await vi.waitFor(() => expect(reasons()).toEqual(['output']));
    expect(received).toHaveLength(2 * MAX_LINES + 1);
    expect(frame.isConnected).toBe(false);
  });

  it('answers a request for a library on the port of the request', async () => {
    const {port} = await begin();
    const {port1, port2} = new MessageChannel();
    const heard = vi.fn();
    port1.onmessage = ({data}) => heard(data);
    port.postMessage(message('library', 'xlsx'), [port2]);
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith('the text of xlsx'),
    );
  });
});

describe('the buttons of samples', () => {
  const open = vi.fn();
  const prepare = vi.fn();
  const script = {open, prepare};
  const load = vi.fn(async () => script);
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
  const press = (mode: string) => find(`[data-live=${mode}]`).click();
  const container = () => find('[data-sample]');

  it.each(['run', 'edit'])('open the panel in mode %s', async (mode) => {
    find('[data-native=copy]').click();
    expect(load).not.toHaveBeenCalled();
    press(mode);
    expect(container().textContent).toBe('Loading');
    await vi.waitFor(() =>
      expect(open).toHaveBeenCalledWith(container(), mode),
    );
  });

  it.each(['0123abcd', 'outdated'])(
    'open an address with the code of sample %s',
    async (id) => {
      location.hash = `#live=${id}.eJwDAAAAAAE`;
      await vi.waitFor(() =>
        expect(open).toHaveBeenCalledWith(container(), 'shared'),
      );
    },
  );

  it('report a script that does not load, and try again', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    press('run');
    await vi.waitFor(() => expect(container().textContent).toBe('Failed'));
    container().innerHTML = '<section>result</section>';
    press('run');
    // The earlier result stays visible while the script loads again.
    expect(container().textContent).toBe('result');
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  });

  it.each([
    ['run', {}, 1],
    ['run', {saveData: true}, 0],
    ['project', {}, 0],
  ])(
    'preload when %s gets the focus, with %o: %i times',
    async (mode, connection, times) => {
      setConnection(connection);
      fireEvent.focusIn(find(`[data-live=${mode}]`));
      await settle();
      expect(prepare).toHaveBeenCalledTimes(times);
      expect(load).toHaveBeenCalledTimes(times);
      expect(open).not.toHaveBeenCalled();
    },
  );
});
