import {describe, expect, it, vi} from 'vitest';
import {answerAll} from '../../../scripts/new/answerAll';
import {SCAFFOLDS} from '../../../scripts/new/scaffolds';
import {ANSWERS, FILES, written} from './answers';

const {page, product, set, locale} = ANSWERS;

it.each([
  [
    'page',
    page,
    'docs-ocr/installation/containers.mdx',
    `---\ntitle: '${page.title}'\ndescription: Put the OCR`,
  ],
  [
    'page',
    page,
    'sidebars/ocr.ts',
    "gpu_support',\n        'installation/containers',\n",
  ],
  [
    'page',
    {...page, after: ''},
    'sidebars/ocr.ts',
    "set_encoding',\n        'installation/containers',\n",
  ],
  [
    'page',
    {...page, after: 'none'},
    'docs-ocr/installation/containers.mdx',
    'displayed_sidebar: null\n',
  ],
  [
    'product',
    product,
    'src/site/products.ts',
    "  'viewer-global': product('viewer-global', {\n    id: 11,\n",
  ],
  [
    'product',
    {...product, variant: 'both'},
    'src/site/products.ts',
    /domestic: \[[^\]]*'viewer-global'\s*,?\s*\][^]*global: \[[^\]]*'viewer-global'/,
  ],
  [
    'product',
    {...product, set: 'spreadsheet'},
    'src/site/sets/spreadsheet/set.ts',
    /products: \[[^\]]*, 'viewer-global'\]/,
  ],
  ['set', set, 'sidebars/viewer.ts', "  viewerSidebar: ['intro'],\n"],
  ['set', set, 'docs-viewer/intro.mdx', `title: ${set.title}\n`],
  [
    'locale',
    locale,
    'src/site/locales.ts',
    "  'pt-BR': {\n    label: 'Português',",
  ],
  ['locale', locale, 'src/site/strings/pt-BR.ts', "  'My Page': 'My Page',\n"],
  // What Docusaurus has in the language needs no translator.
  ['locale', locale, 'i18n/pt-BR/code.json', '"Voltar para o topo"'],
  [
    'locale',
    locale,
    'i18n/pt-BR/docusaurus-plugin-content-docs-ocr/current.json',
    '"message": "Licence"',
  ],
  [
    'locale',
    locale,
    'i18n/pt-BR/docusaurus-plugin-content-pages/markdown-page.mdx',
    'title: ',
  ],
])(
  'what is written is for a %s, with %o, in %s %s',
  async (name, answers, file, says) => {
    const texts = await written(name, answers);
    expect(texts[file]).toMatch(says);
  },
  60_000,
);

describe('an answer', () => {
  type Ask = Parameters<typeof answerAll>[3];
  const answers = (name: string, given: object, ask?: Ask) =>
    answerAll(
      SCAFFOLDS.find((scaffold) => scaffold.name === name)!,
      given as Record<string, string>,
      FILES,
      ask,
    );

  it.each([
    [
      'page',
      {...page, set: 'spreadshet'},
      '--set: Expected one of .*Did you mean spreadsheet',
    ],
    ['page', {...page, path: 'a b'}, '--path: Expected letters'],
    ['page', {...page, title: ''}, '--title: Expected a text'],
    ['page', {...page, slug: 'a'}, '--slug: no option of "page"'],
    ['product', {...product, slug: 'ocr'}, '--slug: Expected another one than'],
    ['product', {...product, id: '4'}, '--id: Expected another one than'],
    ['set', {...set, id: 'View er'}, '--id: Expected lower-case words'],
    ['locale', {...locale, locale: 'Japanese'}, '--locale: Expected a tag'],
  ])('of a %s, %o, is refused: %s', async (name, given, message) => {
    await expect(answers(name, given)).rejects.toThrow(new RegExp(message));
  });

  it('is asked for until it is good, and what is usual needs none', async () => {
    const {id: _, slug: __, ...rest} = product;
    const ask = vi
      .fn<(text: string) => Promise<string>>()
      .mockResolvedValueOnce('ocr')
      .mockResolvedValueOnce('viewer')
      .mockResolvedValue('');
    const all = await answers('product', rest, ask);
    expect(all).toEqual({...rest, slug: 'viewer', id: '11'});
    expect(ask.mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(/^Its name in addresses.*\n {2}> $/),
      expect.stringMatching(/^Expected another one than .*\nIts name/),
      expect.stringMatching(/^Its number .*\n {2}\[11\] > $/),
    ]);
  });
});
