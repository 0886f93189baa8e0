import {describe, expect, it, vi} from 'vitest';
import {createDiskFileTree} from '../../../scripts/check/files';
import {answerQuestions} from '../../../scripts/new/scaffold';
import {PAGE_SCAFFOLD} from '../../../scripts/new/page';
import {SET_SCAFFOLD} from '../../../scripts/new/set';
import {ANSWERS} from './answers';

// tests/additions runs the command in a copy of the repository.

const SCAFFOLDS = {page: PAGE_SCAFFOLD, set: SET_SCAFFOLD};
const FILES = createDiskFileTree(process.cwd());

type Ask = Parameters<typeof answerQuestions>[3];

const answer = (name: 'page' | 'set', options: object, ask?: Ask) =>
  answerQuestions(
    SCAFFOLDS[name],
    options as Record<string, string>,
    FILES,
    ask,
  );

it.each([
  [
    'page',
    {},
    'docs-ocr/installation/containers.mdx',
    `---\ntitle: '${ANSWERS.page.title}'\ndescription: Put the OCR`,
  ],
  [
    'page',
    {},
    'sidebars/ocr.ts',
    "gpu_support',\n'installation/containers',\n",
  ],
  [
    'page',
    {after: ''},
    'sidebars/ocr.ts',
    "set_encoding',\n'installation/containers',\n",
  ],
  [
    'page',
    {after: 'none'},
    'docs-ocr/installation/containers.mdx',
    'displayed_sidebar: null\n',
  ],
  ['set', {}, 'sidebars/viewer.ts', "  viewerSidebar: ['intro'],\n"],
  ['set', {}, 'docs-viewer/intro.mdx', `title: ${ANSWERS.set.title}\n`],
  [
    'set',
    {},
    'src/site/sets/index.ts',
    '  ocr: OCR_SET,\n"viewer": VIEWER_SET,\n}',
  ],
] as const)('a new %s with %o writes %s', async (name, more, file, text) => {
  const answers = await answer(name, {...ANSWERS[name], ...more});
  const {created, changed} = SCAFFOLDS[name].plan(answers, FILES);
  expect({...created, ...changed}[file]).toContain(text);
});

describe('an answer', () => {
  it.each([
    ['page', {set: 'ocrr'}, '--set: Expected one of .*Did you mean ocr'],
    ['page', {path: 'a b'}, '--path: Expected letters'],
    ['page', {title: ''}, '--title: Expected a text'],
    ['page', {slug: 'a'}, '--slug: no option of "page"'],
    ['set', {id: 'ocr'}, '--id: Expected another one than'],
    ['set', {id: 'View er'}, '--id: Expected lower-case words'],
  ] as const)('of a %s, %o, is rejected: %s', async (name, wrong, message) => {
    await expect(answer(name, {...ANSWERS[name], ...wrong})).rejects.toThrow(
      new RegExp(message),
    );
  });

  it('is asked for until it is valid, and may be the default', async () => {
    const {path: _, after: __, ...rest} = ANSWERS.page;
    const ask = vi
      .fn<(text: string) => Promise<string>>()
      .mockResolvedValueOnce('a b')
      .mockResolvedValueOnce('installation/x')
      .mockResolvedValue('');
    expect(await answer('page', rest, ask)).toEqual({
      ...rest,
      path: 'installation/x',
      after: 'installation/set_encoding',
    });
    expect(ask.mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(/^Its path below the set.*\n {2}> $/),
      expect.stringMatching(/^Expected letters.*\nIts path/),
      expect.stringMatching(/^After which.*\n.*\n {2}\[.*\] > $/),
    ]);
  });
});
