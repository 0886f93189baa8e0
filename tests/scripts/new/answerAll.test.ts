import {describe, expect, it} from 'vitest';
import {
  answerAll,
  everyQuestion,
  optionsOf,
} from '../../../scripts/new/answerAll';
import {readArguments} from '../../../scripts/new/readArguments';
import {refuseOverwriting} from '../../../scripts/new/writePlan';
import type {Answers} from '../../../scripts/new/scaffold';
import {SCAFFOLDS} from '../../../scripts/new/scaffolds';
import {topic} from '../../../scripts/new/topic/index';
import {ANSWERS, FILES, written} from './answers';

/** A mistake in an answer, and what is said to it. */
const REFUSED: readonly [string, Record<string, string>, RegExp][] = [
  [
    'page',
    {set: 'ocrr'},
    /--set: expected one of spreadsheet, ocr, received "ocrr"\. Did you mean ocr\? /,
  ],
  ['page', {path: '../intro'}, /--path: expected letters, digits/],
  ['page', {path: 'installation/containers.mdx'}, /no extension, received/],
  ['page', {path: 'installation/GPU_support'}, /a path that no page has/],
  [
    'page',
    {path: 'deploy/containers'},
    /one of the groups installation, license[^]*write its first page by hand, and a category for it in sidebars\/: .*\['deploy\/containers'\]/,
  ],
  [
    'page',
    {title: 'GPU support'},
    /a title that tells this page from docs-ocr\/installation\/gpu_support\.mdx/,
  ],
  ['page', {after: 'api/ruun'}, /--after: expected one of intro, /],
  [
    'page',
    {terms: '컨테이너, 도커'},
    /--terms: expected 5 to 44 different Korean terms/,
  ],
  ['product', {slug: 'ocr'}, /--slug: expected a name that no product has/],
  ['product', {id: '4'}, /--id: expected a whole number that no other/],
  ['product', {name: 'Office SDK'}, /--name: expected another name than/],
  ['product', {documents: 'maybe'}, /--documents: expected one of yes, no/],
  ['product', {documents: 'no', set: 'ocr'}, /--set: expected one of none/],
  ['set', {id: 'ocr'}, /--id: expected a name that no set has/],
  ['set', {id: 'Viewer'}, /lower-case words/],
  ['topic', {id: 'intro'}, /--id: expected an id that is free/],
  ['topic', {to: 'api/ruun'}, /--to: expected the path of a page/],
  [
    'topic',
    {to: 'installation/gpu_support#none'},
    /an anchor of docs-ocr\/installation\/gpu_support\.mdx: /,
  ],
  [
    'redirect',
    {from: 'intro'},
    /neither a page nor a redirect, received "intro"/,
  ],
  ['redirect', {from: 'license'}, /neither a page nor a redirect/],
  ['redirect', {to: 'license'}, /--to: expected the path of a page/],
  [
    'locale',
    {locale: 'ko'},
    /--locale: expected a language that the site does not have/,
  ],
  [
    'locale',
    {locale: 'Japanese'},
    /--locale: expected a language, with script/,
  ],
  [
    'locale',
    {letters: '['},
    /--letters: expected a class of a regular expression/,
  ],
];

describe('answers', () => {
  it.each(REFUSED)('of "%s" are refused: %o', async (name, wrong, says) => {
    const good = ANSWERS[name as keyof typeof ANSWERS];
    await expect(written(name, {...good, ...wrong})).rejects.toThrow(says);
  });

  it.each<Answers>([{set: 'none'}, {}])(
    'with one choice need not be given, and may be: %o',
    async (given) => {
      const {set: _, ...rest} = ANSWERS.product;
      const answers = {...rest, documents: 'no', ...given};
      await expect(written('product', answers)).resolves.toHaveProperty([
        'src/site/products.ts',
      ]);
    },
  );

  it('that are missing without a terminal are named, with every option', async () => {
    const {label: _, ...rest} = ANSWERS.topic;
    await expect(written('topic', rest)).rejects.toThrow(
      /^--label: expected an answer, received none, and there is no terminal[^]*--set [^]*\(spreadsheet, ocr\)\n {2}--id [^]*--label [^]*--to /,
    );
  });

  it('that are missing are named with all that follow, where the first decides on the others', async () => {
    await expect(written('redirect', {})).rejects.toThrow(
      /^--set: [^]*--set [^]*--from [^]*--to /,
    );
  });

  it('to questions that nobody asks are refused before any is asked', async () => {
    await expect(
      answerAll(topic, {sett: 'ocr'}, FILES, () =>
        Promise.reject(new Error('asked')),
      ),
    ).rejects.toThrow(/^--sett: expected options of "topic"/);
  });

  it.each(SCAFFOLDS)('of "$name" can be listed without any', (scaffold) => {
    const options = optionsOf(everyQuestion(scaffold, {}, FILES));
    const good = Object.keys(ANSWERS[scaffold.name as keyof typeof ANSWERS]);
    expect(
      options.match(/^ {2}--[\w-]+/gm)?.map((each) => each.slice(4)),
    ).toEqual(expect.arrayContaining(good));
  });

  it('to questions that nobody asks are refused', async () => {
    await expect(
      written('topic', {...ANSWERS.topic, sett: 'ocr'}),
    ).rejects.toThrow(/^--sett: expected options of "topic"/);
  });

  it('of a person are asked for again until they can be used', async () => {
    const said: string[] = [];
    const replies = ['ocr', 'Not an id', 'gpu-memory', 'Memory', 'intro'];
    const answers = await answerAll(topic, {}, FILES, ({name}, again) => {
      said.push(again ? `${name}: ${again}` : name);
      return Promise.resolve(replies.shift()!);
    });
    expect(answers).toEqual({
      set: 'ocr',
      id: 'gpu-memory',
      label: 'Memory',
      to: 'intro',
    });
    expect(said).toEqual([
      'set',
      'id',
      expect.stringMatching(/^id: expected lower-case words .* "Not an id"/),
      'label',
      'to',
    ]);
  });
});

describe('the command line', () => {
  it('names the scaffold and its answers', () => {
    const {scaffold, given} = readArguments([
      'page',
      '--set',
      'ocr',
      '--path=a',
    ]);
    expect(scaffold?.name).toBe('page');
    expect(given).toEqual({set: 'ocr', path: 'a'});
  });

  it('asks for help, on all or on one', () => {
    expect(readArguments(['--help'])).toMatchObject({
      scaffold: undefined,
      help: true,
    });
    const {scaffold, help} = readArguments(['topic', '-h']);
    expect([scaffold?.name, help]).toEqual(['topic', true]);
  });

  it('says which option has no answer', () => {
    expect(() => readArguments(['page', '--title'])).toThrow(
      /^npm run new: expected an answer after each option, .*--title/,
    );
  });

  it.each([[[]], [['pge']], [['page', 'OCR', 'SDK']]])(
    'says what there is when it reads %o',
    (args) => {
      expect(() => readArguments(args)).toThrow(
        /npm run new -- page\|product\|set\|locale\|topic\|redirect: expected one/,
      );
    },
  );
});

it.each([
  [['pge'], 'Did you mean page? '],
  [['topics'], 'Did you mean topic? '],
  [['zzzzzz'], ''],
])('says of %o what was probably meant: %j', (args, near) => {
  expect(() => readArguments(args)).toThrow(
    `received "${args[0]}". ${near}Say what is to be added`,
  );
});

it('overwrites nothing', () => {
  const plan = {created: {'README.md': ''}, changed: {}, next: []};
  expect(() => refuseOverwriting(plan, FILES)).toThrow(
    /^README\.md: expected no such file/,
  );
});
