import {setTimeout as sleep} from 'node:timers/promises';
import {startBrowser} from './browserPipe';

/**
 * A tab of Chromium that is driven like a reader does. Playwright attaches to pages, and then Chromium does not
 * prerender; this client attaches to the tab: https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the shown page, or in the one that is prerendered. */
  evaluate<T>(expression: string, page?: PageState): Promise<T>;
  /** Waits until an expression is truthy and returns its value. Pages may change in the meantime. */
  waitFor<T>(expression: string, page?: PageState): Promise<T>;
  /** Moves the pointer onto the first visible element that matches. */
  point(selector: string): Promise<void>;
  /** Presses and releases the left button at the pointer. */
  press(): void;
  /** Slows down the processor of all pages, later ones included. */
  slowDown(rate: number): Promise<void>;
  /** Errors that the pages logged, the prerendered ones included. */
  readonly problems: readonly string[];
  close(): void;
}

type PageState = 'shown' | 'prerendered';

interface TabOptions {
  readonly width: number;
  readonly height: number;
  /** Script that runs first in each page. */
  readonly script?: string;
}

const PATIENCE = 30_000;

/** Starts a Chromium with a fresh profile and one tab. */
export async function openTab(options: TabOptions): Promise<Tab> {
  const {width, height, script: source = ''} = options;
  const {send, listen, close} = startBrowser(
    `--window-size=${width},${height}`,
  );
  /** Session of each page of the tab. */
  const pages = new Map<string, PageState>();
  const problems: string[] = [];
  let rate = 1;
  let pointer = {x: 0, y: 0};
  let attaching: Promise<unknown> | undefined;

  const throttle = () =>
    Promise.allSettled(
      [...pages.keys()].map((page) =>
        send('Emulation.setCPUThrottlingRate', {rate}, page),
      ),
    );
  const attach = async (page: string) => {
    const set: readonly (readonly [string, object?])[] = [
      ['Page.enable'],
      ['Log.enable'],
      ['Runtime.enable'],
      ['Page.addScriptToEvaluateOnNewDocument', {source}],
      ['Emulation.setCPUThrottlingRate', {rate}],
      ['Runtime.runIfWaitingForDebugger'],
    ];
    await Promise.allSettled(
      set.map(([method, params]) => send(method, params, page)),
    );
  };
  listen('Target.attachedToTarget', ({sessionId, targetInfo}) => {
    if (targetInfo.type === 'page') {
      pages.set(sessionId, targetInfo.subtype ? 'prerendered' : 'shown');
      attaching = attach(sessionId);
    }
  });
  listen('Target.detachedFromTarget', ({sessionId}) => {
    const wasShown = pages.get(sessionId) === 'shown';
    pages.delete(sessionId);
    if (wasShown) {
      // The reader has opened the prerendered page, whose processor the browser does not slow down any more.
      pages.forEach((_, page) => pages.set(page, 'shown'));
      void throttle();
    }
  });
  listen('Runtime.exceptionThrown', ({exceptionDetails}) =>
    problems.push(JSON.stringify(exceptionDetails)),
  );
  listen('Log.entryAdded', ({entry}) => {
    if (entry.level === 'error') {
      problems.push(entry.text);
    }
  });

  const {targetId} = (await send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
    width,
    height,
  })) as {targetId: string};
  const {sessionId: tab} = (await send('Target.attachToTarget', {
    targetId,
    flatten: true,
  })) as {sessionId: string};
  await send(
    'Target.setAutoAttach',
    {autoAttach: true, waitForDebuggerOnStart: true, flatten: true},
    tab,
  );
  const sessionOf = (state: PageState) => {
    const [page] = [...pages].find(([, each]) => each === state) ?? [];
    if (!page) {
      throw new Error(`No page is ${state}.`);
    }
    return page;
  };
  const mouse = (type: string, params = {}) =>
    send(
      'Input.dispatchMouseEvent',
      {type, ...pointer, ...params},
      sessionOf('shown'),
    ).catch(() => undefined);
  const evaluate = async <T>(
    expression: string,
    state: PageState = 'shown',
  ) => {
    const {result, exceptionDetails} = (await send(
      'Runtime.evaluate',
      {expression, returnByValue: true, awaitPromise: true},
      sessionOf(state),
    )) as {result: {value: T}; exceptionDetails?: {text: string}};
    if (exceptionDetails) {
      throw new Error(`${exceptionDetails.text}: ${expression}`);
    }
    return result.value;
  };
  const waitFor = async <T>(expression: string, state?: PageState) => {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const value = await evaluate<T>(expression, state).catch(() => undefined);
      if (value) {
        return value;
      }
      await sleep(25);
    }
    throw new Error(`Not true in ${PATIENCE} ms: ${expression}`);
  };
  return {
    evaluate,
    waitFor,
    problems,
    close,
    async open(url) {
      await waitFor('true');
      await attaching;
      await send('Page.navigate', {url}, sessionOf('shown'));
      await waitFor(
        `document.readyState === 'complete' && location.href !== 'about:blank'`,
      );
    },
    async point(selector) {
      pointer = await evaluate(`(() => {
        const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
        element.scrollIntoView({block: 'nearest', behavior: 'instant'});
        const {x, y, width, height} = element.getBoundingClientRect();
        return {x: x + width / 2, y: y + height / 2};
      })()`);
      await mouse('mouseMoved');
    },
    press() {
      const button = {button: 'left', clickCount: 1};
      void mouse('mousePressed', button);
      void mouse('mouseReleased', button);
    },
    async slowDown(factor) {
      rate = factor;
      await throttle();
    },
  };
}
