import {describe, expect, it} from 'vitest';
import {diskFiles, overlayFiles} from '../../../scripts/check/files';
import {planMove} from '../../../scripts/move/planMove';
import {readMoveArguments} from '../../../scripts/move/readArguments';
import {renderMove} from '../../../scripts/move/renderMove';

const page = (body: string, more = '') =>
  `---\ntitle: A page\ndescription: x\n${more}---\n\n${body}\n`;

const KO = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current';
const DISK = diskFiles(process.cwd());

/** A repository of a few pages, with the tables of this one. */
const FILES = overlayFiles(
  {
    ...DISK,
    list: (folder) =>
      ['sidebars', 'src', 'tests/spec', 'i18n/ko/search-terms'].includes(folder)
        ? DISK.list(folder).filter((file) => !/\.mdx$/.test(file))
        : [],
  },
  {
    'docs-ocr/old.mdx': page(
      '## First heading\n\nSee [below](#first-heading).\n\n## Second {#second}',
    ),
    'docs-ocr/guide/near.mdx': page(
      'See [it](../old.mdx#first-heading) and [more](../old.mdx#second).',
      'pagination_next: old\n',
    ),
    'docs-ocr/guide/_part.mdx': 'Text.\n',
    'docs-ocr/api/function.mdx': page('Text.', 'symbol: function\n'),
    'docs-ocr/csh-redirect.mdx': page('Topics.'),
    'docs-spreadsheet/other.mdx': page('See [it](/ocr/old#second).'),
    [`${KO}/old.mdx`]: page(
      '## 첫 제목\n\n[아래](#첫-제목)를 보십시오.\n\n## 둘째 {#second}',
    ),
    [`${KO}/guide/near.mdx`]: page(
      '[이것](../old.mdx#첫-제목)과 `/ocr/old`를 보십시오.',
    ),
    'src/sets/movedPages.json': '{"ocr": {"older": "old"}}',
  },
);

const plan = (...args: string[]) => planMove(readMoveArguments(args), FILES);

describe('a page that moves', () => {
  const {removed, written, left} = plan('/ocr/old', '/ocr/guide/new');

  it('goes with its translations', () => {
    expect(removed).toEqual(['docs-ocr/old.mdx', `${KO}/old.mdx`]);
    expect(written['docs-ocr/guide/new.mdx']).toBe(
      FILES.read('docs-ocr/old.mdx'),
    );
    expect(written[`${KO}/guide/new.mdx`]).toBe(FILES.read(`${KO}/old.mdx`));
  });

  it('is followed by links, in every language and set, and by its neighbours', () => {
    const near = written['docs-ocr/guide/near.mdx'];
    expect(near).toContain('(./new.mdx#first-heading)');
    expect(near).toContain('(./new.mdx#second)');
    expect(near).toContain('pagination_next: guide/new');
    expect(written[`${KO}/guide/near.mdx`]).toContain('(./new.mdx#첫-제목)');
    expect(written['docs-spreadsheet/other.mdx']).toContain(
      '(/ocr/guide/new#second)',
    );
  });

  it('leaves redirects that lead there in one step', () => {
    expect(JSON.parse(written['src/sets/movedPages.json']!)).toEqual({
      ocr: {old: 'guide/new', older: 'guide/new'},
    });
  });

  it('leaves none where readers never had the address, nor where a page comes back', () => {
    const table = (...args: string[]) =>
      JSON.parse(plan(...args).written['src/sets/movedPages.json']!) as unknown;
    expect(table('/ocr/old', '/ocr/new', '--unpublished')).toEqual({
      ocr: {older: 'new'},
    });
    expect(table('/ocr/old', '/ocr/older')).toEqual({ocr: {old: 'older'}});
  });

  it('names what is left: code of a page, and lines of the specification', () => {
    expect(left).toContainEqual({file: `${KO}/guide/near.mdx`, line: 6});
    const spec = plan('docs-ocr/guide/near.mdx', 'docs-ocr/guide/intro.mdx');
    expect(renderMove(spec)).not.toContain('tests/spec');
  });
});

describe('a heading with another id', () => {
  const {removed, written} = plan('docs-ocr/old.mdx#first-heading', 'start');

  it('gets it in every language, and keeps the one it had in an element', () => {
    expect(removed).toEqual([]);
    expect(written['docs-ocr/old.mdx']).toContain(
      '<span id="first-heading" />\n\n## First heading {#start}\n\nSee [below](#start).',
    );
    expect(written[`${KO}/old.mdx`]).toContain(
      '<span id="첫-제목" />\n\n## 첫 제목 {#start}\n\n[아래](#start)를',
    );
  });

  it('is followed by links to it alone', () => {
    const near = written['docs-ocr/guide/near.mdx'];
    expect(near).toContain('(../old.mdx#start)');
    expect(near).toContain('(../old.mdx#second)');
    expect(written[`${KO}/guide/near.mdx`]).toContain('(../old.mdx#start)');
    expect(written['docs-spreadsheet/other.mdx']).toBeUndefined();
  });

  it('keeps no element where readers never had the id, nor when an id comes back', () => {
    const second = plan('/ocr/old#second', 'more', '--unpublished').written;
    expect(second['docs-ocr/old.mdx']).toContain(
      '(#first-heading).\n\n## Second {#more}\n',
    );
    const back = planMove(
      readMoveArguments(['/ocr/old#start', 'first-heading']),
      overlayFiles(FILES, written),
    ).written['docs-ocr/old.mdx'];
    expect(back).toContain(
      '<span id="start" />\n\n## First heading {#first-heading}',
    );
    expect(back).not.toContain('<span id="first-heading"');
  });
});

describe('what cannot be', () => {
  it.each([
    [['/ocr/ol', '/ocr/x'], 'Did you mean /ocr/old?'],
    [['docs-ocr/guide/_part.mdx', '/ocr/x'], 'a fragment that pages import'],
    [[`${KO}/old.mdx`, '/ocr/x'], 'Name docs-ocr/old.mdx'],
    [['/ocr/csh-redirect', '/ocr/x'], 'compiled into products'],
    [['/ocr/api/function', '/ocr/x'], 'a page of the C reference'],
    [['/ocr/old', '/spreadsheet/x'], 'A page stays in its set'],
    [['/ocr/old', '/ocr/guide/index'], 'A page stays in its set'],
    [['/ocr/old', '/ocr/guide/guide'], 'A page stays in its set'],
    [['/ocr/old', '/ocr/2-old'], 'A page stays in its set'],
    [['/ocr/old', '/ocr/a b'], 'A page stays in its set'],
    [['/ocr/old', '/ocr/old'], 'the path of the page itself'],
    [['/ocr/old', '/ocr/guide/Near'], 'received docs-ocr/guide/near.mdx'],
    [['/ocr/old', '/ocr/installation'], 'one that redirects to'],
    [['/ocr/old#secnd', 'x'], 'Did you mean second?'],
    [['/ocr/old#second', 'first-heading'], 'that of the heading on line 6'],
    [['/ocr/old#second', 'second'], 'the one that the heading has'],
    [['/ocr/old#second', 'two words'], 'expected an id of letters'],
    [['/ocr/old#second', 'docs-menu'], 'expected an id of letters'],
    [['/ocr/old'], 'expected what is moved and where to'],
    [['/ocr/old', '/ocr/x', '--force'], "Unknown option '--force'"],
  ])('%j: %s', (args, message) => {
    expect(() => plan(...args)).toThrow(message);
  });
});
