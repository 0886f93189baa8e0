import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {
  addVersionDates,
  renderChangelogFeed,
} from '../../src/outputs/changelogFeeds';
import {link, paragraph} from '../../src/content/mdast';

const ENTRIES = [
  {
    title: 'Version 1.1',
    anchor: 'v1-1',
    file: 'pen.h',
    blocks: [
      paragraph(link('/ocr/api/run', 'run'), link('#v1-1-migrate', 'below')),
    ],
  },
  {
    title: 'Version 1.0',
    anchor: 'v1-0',
    day: '2026-01-05',
    file: 'versions/1.0/pen.h',
    blocks: [],
  },
];
const PAGE = 'https://docs.example/en/ocr/changelog';

describe('renderChangelogFeed', () => {
  const feed = renderChangelogFeed({
    label: 'OCR SDK',
    author: 'Document SDKs',
    page: PAGE,
    root: 'https://docs.example/en',
    entries: [
      {...ENTRIES[0]!, updated: new Date('2026-02-01')},
      {...ENTRIES[1]!, updated: new Date('2026-01-05')},
    ],
  });
  const tree = parseDocument(feed, {xmlMode: true});
  const texts = (name: string) =>
    DomUtils.getElementsByTagName(name, tree).map((each) =>
      DomUtils.textContent(each),
    );

  it('has the elements that Atom requires of a feed and its entries', () => {
    expect(texts('id')).toEqual([PAGE, `${PAGE}#v1-1`, `${PAGE}#v1-0`]);
    expect(texts('title')).toEqual([
      'OCR SDK: versions of the contract',
      'OCR SDK: Version 1.1',
      'OCR SDK: Version 1.0',
    ]);
    expect(texts('updated').map((each) => each.slice(0, 10))).toEqual([
      '2026-02-01',
      '2026-02-01',
      '2026-01-05',
    ]);
    expect(texts('name')).toEqual(['Document SDKs']);
    expect(feed).toContain(`rel="self" href="${PAGE}.xml"`);
  });

  it('has absolute links', () => {
    expect(texts('content')[0]).toBe(
      `<p><a href="https://docs.example/en/ocr/api/run">run</a><a href="${PAGE}#v1-1-migrate">below</a></p>`,
    );
  });
});

const history = (times: Readonly<Record<string, number>>) => ({
  getFileLastUpdateInfo: async (file: string) => {
    const timestamp = times[file];
    return timestamp === undefined ? null : {timestamp, author: ''};
  },
});

it('addVersionDates takes the date of the contract, else of its file, else of the current file', async () => {
  const [first, second] = ENTRIES;
  const {day, ...undated} = second!;
  expect(day).toBe('2026-01-05');
  const updated = async (times: Readonly<Record<string, number>>) =>
    (
      await addVersionDates([first!, second!, undated], '/site', history(times))
    )?.map((each) => each.updated.toISOString().slice(0, 10));
  const may = Date.parse('2026-05-01');
  const june = Date.parse('2026-06-01');
  expect(await updated({'/site/pen.h': june})).toEqual([
    '2026-06-01',
    '2026-01-05',
    '2026-06-01',
  ]);
  expect(
    await updated({
      '/site/pen.h': june,
      '/site/versions/1.0/pen.h': may,
    }),
  ).toEqual(['2026-06-01', '2026-01-05', '2026-05-01']);
});
