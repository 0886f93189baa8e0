import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const PANEL = 'src/plugins/page-preview/panel';
const read = (name: string) => readFileSync(path.join(PANEL, name), 'utf8');
const SCRIPT = transformSync(read('panel.ts'), {loader: 'ts'}).code;

const WHOLE =
  '<link rel="canonical" href="/x"><meta property="og:title" content="X"><h1>X</h1>';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer of the server, about a page that it cannot read. */
const answerOf = (error: string) => Response.json({error});

/** The panel at a page whose frame holds what `draw` puts into it, and what the panel sends. */
function panel() {
  const {window} = new JSDOM(read('panel.html').replaceAll('%BASE%', '/'), {
    url: 'http://localhost/__preview/x',
    runScripts: 'outside-only',
  });
  const shown = new JSDOM('<div id="root"></div>').window.document;
  const frame = window.document.querySelector('iframe')!;
  Object.defineProperty(frame, 'contentDocument', {value: shown});
  const fetch = vi.fn(async (): Promise<Response> =>
    answerOf('no title found'),
  );
  Object.assign(window, {
    fetch,
    setTimeout,
    clearTimeout,
    MutationObserver: class {
      observe(): void {}
    },
  });
  Object.defineProperty(window, 'performance', {
    value: {now: () => Date.now()},
  });
  window.eval(SCRIPT);
  frame.dispatchEvent(new window.Event('load'));
  return {
    fetch,
    draw: (html: string) => (shown.body.innerHTML = html),
    reload: () => frame.dispatchEvent(new window.Event('load')),
    status: () => window.document.querySelector('[role=status]')!.textContent,
  };
}

it('waits while a page is being loaded, and says nothing of it', async () => {
  const {fetch, status, draw} = panel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(status()).toBe('Loading the page…');
  draw(WHOLE);
  await vi.advanceTimersByTimeAsync(400);
  expect(fetch).toHaveBeenCalledOnce();
});

it('says at last why a page cannot be read', async () => {
  const {status, draw} = panel();
  draw('<p>No heading</p>');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(status()).toBe('The page cannot be read: no title found.');
});

it('shows the page as it was sent last, whatever is answered last', async () => {
  const {fetch, status, draw, reload} = panel();
  const answers: ((answer: Response) => void)[] = [];
  fetch.mockImplementation(() => new Promise((tell) => answers.push(tell)));
  draw(WHOLE);
  await vi.advanceTimersByTimeAsync(400);
  reload();
  await vi.advanceTimersByTimeAsync(400);
  answers[1]!(answerOf('second'));
  await vi.advanceTimersByTimeAsync(1);
  answers[0]!(answerOf('first'));
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toBe('The page cannot be read: second.');
});
