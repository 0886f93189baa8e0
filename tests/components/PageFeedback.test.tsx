import {fireEvent, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import PageFeedback from '@site/src/components/PageFeedback';
import type {Locale} from '@site/src/site/locales';
import {DOCS_GLOBAL_DATA, InDoc} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const ADDRESS = 'https://answers.example/docs';
const PAGE = 'http://localhost:3000/ocr/a';
const REPORT = 'https://issues.example/new?t={title}&b={page}';

function renderFeedback(
  settings: Record<string, string>,
  {locale = 'en'}: {locale?: Locale} = {},
) {
  return renderWithSite(
    <InDoc title="A page">
      <PageFeedback />
    </InDoc>,
    {settings, locale, path: '/ocr/a', globalData: DOCS_GLOBAL_DATA},
  );
}

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', {name}));
const status = () => screen.getByRole('status').textContent;

/** What was posted, as name and value. */
let posted: [string, string][][];
let answerWith: () => Promise<Response>;

beforeEach(() => {
  posted = [];
  answerWith = () => Promise.resolve(new Response(null, {status: 204}));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    expect(address).toBe(ADDRESS);
    expect(init).toMatchObject({method: 'POST', credentials: 'omit'});
    posted.push([...(init.body as URLSearchParams)]);
    return answerWith();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows nothing where nothing is configured', () => {
  expect(renderFeedback({}).container.textContent).toBe('');
});

it('offers the report alone where answers go nowhere', () => {
  renderFeedback({SITE_REPORT_URL: REPORT});
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `https://issues.example/new?t=A%20page&b=${encodeURIComponent(PAGE)}`,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

describe('answers to an address', () => {
  const settings = {SITE_FEEDBACK_URL: ADDRESS};

  it('are sent at once when the page helped, and only once', async () => {
    renderFeedback(settings);
    press('Yes');
    await waitFor(() => expect(status()).toContain('has been sent'));
    press('No');
    press('Yes');
    expect(posted).toEqual([
      [
        ['page', PAGE],
        ['title', 'A page'],
        ['language', 'en'],
        ['helpful', 'yes'],
      ],
    ]);
  });

  it('come with their reasons when it did not, and give the focus back', async () => {
    renderFeedback(settings);
    press('No');
    expect(posted).toEqual([]);
    fireEvent.click(screen.getByLabelText('A sample does not work'));
    fireEvent.click(screen.getByLabelText('It is hard to understand'));
    fireEvent.click(screen.getByLabelText('It is hard to understand'));
    press('Send');
    await waitFor(() => expect(status()).toContain('has been sent'));
    expect(posted[0]).toEqual(
      expect.arrayContaining([
        ['helpful', 'no'],
        ['reason', 'sample'],
      ]),
    );
    expect(posted[0]).toHaveLength(5);
    expect(document.activeElement?.textContent).toBe('No');
    expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('gone'))],
    ['a failure', () => Promise.resolve(new Response('', {status: 500}))],
    ['a refusal', () => Promise.resolve(new Response('', {status: 403}))],
  ])('can be sent again after %s', async (_, failure) => {
    answerWith = failure;
    renderFeedback(settings);
    press('Yes');
    await waitFor(() => expect(status()).toContain('could not be sent'));
    answerWith = () => Promise.resolve(new Response('', {status: 200}));
    press('Yes');
    await waitFor(() => expect(status()).toContain('has been sent'));
    expect(posted).toHaveLength(2);
  });
});

it('answers by a link are handed over with what was said', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  renderFeedback({
    SITE_FEEDBACK_URL: 'https://issues.example/new?b={page}&a={answer}',
  });
  press('No');
  fireEvent.click(screen.getByLabelText('The information I need is missing'));
  press('Send');
  const link = new URL(String(open.mock.calls[0]![0]));
  expect(link.searchParams.get('b')).toBe(PAGE);
  expect(link.searchParams.get('a')).toBe(
    'no\nThe information I need is missing',
  );
  expect(status()).toContain('Send your answer from the window');
  expect(posted).toEqual([]);
});
