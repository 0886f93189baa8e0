// A link to a page that its host does not give: the one that is read stays.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showLoadNotice} from '@site/src/native/loadNotice';
import {installPageSwap} from '@site/src/native/pageSwap';
import {forgetListeners, put, settle} from './support';

vi.mock('@site/src/native/loadNotice');

type Answer = (address: string, init?: RequestInit) => Promise<object>;

/** Addresses differ from test to test: what has been fetched is kept. */
let round = 0;

const page = (name: string) =>
  `<div id="__docusaurus"><nav><a href="/b${round}">b</a><a href="/c${round}">c</a></nav><main><h1>${name}</h1></main></div>`;

const give: Answer = async (address) => ({
  ok: true,
  status: 200,
  url: address,
  headers: new Headers({'content-type': 'text/html'}),
  text: async () => page(new URL(address).pathname.charAt(1)),
});

/** An answer that holds no page; the status of a redirect that is not followed is 0. */
const refuse =
  (status: number): Answer =>
  async (address) => ({
    ok: false,
    status,
    url: address,
    headers: new Headers(),
  });

const fail: Answer = async () => {
  throw new TypeError('Failed to fetch');
};

const fetched = vi.fn<Answer>();
/** Where the browser itself was sent. */
let sent: string[];

const heading = () => document.querySelector('h1')?.textContent;
const link = (name: string) =>
  document.querySelector<HTMLAnchorElement>(`nav a[href^="/${name}"]`)!;

async function follow(name: string): Promise<void> {
  fireEvent.click(link(name));
  await settle();
  await settle();
}

beforeEach(() => {
  round += 1;
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(give));
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.animate = vi.fn();
  vi.mocked(showLoadNotice).mockReset();
  history.replaceState(null, '', '/a');
  document.head.replaceChildren();
  put(page('a'));
  sent = [];
  document.addEventListener('site:navigate', ((event: CustomEvent<string>) => {
    event.preventDefault();
    sent.push(event.detail);
  }) as EventListener);
  installPageSwap();
});
afterEach(() => {
  forgetListeners();
  vi.unstubAllGlobals();
});

describe('the page that is read', () => {
  it.each([
    ['nobody answers', fail],
    ['the server fails', refuse(503)],
  ])('stays, and says so, where %s', async (_, failing) => {
    fetched.mockImplementationOnce(failing).mockImplementationOnce(failing);
    await follow('b');
    expect([heading(), sent]).toEqual(['a', []]);
    expect(showLoadNotice).toHaveBeenCalledOnce();
    // Whoever tries again follows the link again.
    fetched.mockReset().mockImplementation(give);
    vi.mocked(showLoadNotice).mock.lastCall![0]();
    await vi.waitFor(() => expect(heading()).toBe('b'));
  });

  it('gives way where the second try succeeds', async () => {
    fetched.mockImplementationOnce(fail);
    await follow('b');
    expect(heading()).toBe('b');
    expect(showLoadNotice).not.toHaveBeenCalled();
  });

  it.each([
    ['leads to another host', 0],
    ['is missing', 404],
  ])('is left by the browser for one that %s', async (_, status) => {
    // As browsers fail where a redirect leads to another host and that is followed.
    fetched.mockImplementation((address, init) =>
      (status === 0 && init?.redirect !== 'manual' ? fail : refuse(status))(
        address,
      ),
    );
    await follow('b');
    expect([heading(), sent]).toEqual(['a', [link('b').href]]);
    expect(showLoadNotice).not.toHaveBeenCalled();
  });

  it('says nothing of one that the reader has left for another by then', async () => {
    let reject: (error: Error) => void = () => undefined;
    fetched.mockImplementationOnce(
      () => new Promise<never>((_resolve, rejects) => (reject = rejects)),
    );
    fireEvent.click(link('b'));
    await follow('c');
    fetched.mockImplementation(fail);
    reject(new TypeError('Failed to fetch'));
    await settle();
    expect(heading()).toBe('c');
    expect(showLoadNotice).not.toHaveBeenCalled();
  });
});
