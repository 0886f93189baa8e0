import {readdirSync, readFileSync} from 'node:fs';
import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {fileAndLine, type CrawledPage} from './crawl/crawledPage';
import {addressReferences} from './crawl/references';
import {
  commonLink,
  documentsLink,
  liveDemoLink,
  mobileRootLinks,
  PLACEHOLDER_BASES,
  productLink,
} from '../../src/site/linkTable';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {ASSISTANTS, assistantLink} from '../../src/site/assistants';
import {meaningOf} from '../../src/site/labels';
import {documentedProductsOf, productsOf} from '../../src/site/products';
import {findAll, hasClass, textOf} from './html';
import {
  ANSWER_SOURCES,
  BUILT_LOCALES,
  contentPagesOf,
  PLATFORM_REFERENCES,
  type BuiltLocale,
} from './site';

const COMMON = ['purchase', 'contact', 'cart', 'myPage', 'products'] as const;

/** Addresses outside the store that pages refer to, and why. */
const REFERENCES: Readonly<Record<string, string>> = {
  'https://pytorch.org/get-started/locally/':
    'LibTorch, which the OCR SDK pages install, is published there',
  'https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html':
    'which driver a CUDA version needs is stated there',
  'https://docs.pytorch.org/tutorials/advanced/cpp_frontend.html':
    'the builds of LibTorch for Windows',
  'https://pytorch.org/docs/stable/notes/cpu_threading_torchscript_inference.html':
    'how many threads LibTorch uses is stated there',
};

/** Every address of the link table in one locale of one build. */
function tableOf({context}: BuiltLocale): Set<string> {
  const documented = documentedProductsOf(context.variant);
  return new Set([
    ...COMMON.map((link) => commonLink(link, context)),
    ...productsOf(context.variant).map((one) => productLink(one, context)),
    ...documented.map((product) => documentsLink(product, context)),
    ...documented.map((product) => liveDemoLink(product, context)),
    ...Object.values(mobileRootLinks(context)),
    ...ANSWER_SOURCES,
  ]);
}

/**
 * Compares every address on other hosts that a page names with the link table.
 *
 * @returns how many addresses were compared, and a message for each that the table does not hold
 */
function checkOutbound(
  pages: readonly CrawledPage[],
  table: ReadonlySet<string>,
  origin: string,
): {checked: number; problems: string[]} {
  let checked = 0;
  const problems: string[] = [];
  for (const page of pages) {
    for (const {element, kind, value} of addressReferences(page)) {
      const url = new URL(value, origin + page.address);
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
        checked += 1;
        const own = origin + page.address;
        const isAssistant = ASSISTANTS.some(
          (each) => assistantLink(each, own) === value,
        );
        if (
          !table.has(value) &&
          !isAssistant &&
          !PLATFORM_REFERENCES.includes(url.origin) &&
          !Object.hasOwn(REFERENCES, value)
        ) {
          problems.push(
            `${fileAndLine(page, element)}: ${kind} ${value} is not in the link table: expected an address of src/site/linkTable.ts. Give the link through the table.`,
          );
        }
      }
    }
  }
  return {checked, problems};
}

/** What a menu link leads to by its label, against what the table says. */
function mislabelled(page: CrawledPage, {context}: BuiltLocale): string[] {
  const isMenuLink = (element: Element) =>
    element.name === 'a' &&
    hasClass(element, 'navbar__link') &&
    /^https?:/.test(element.attribs['href'] ?? '');
  return findAll(page, isMenuLink).flatMap((element) => {
    const label = textOf(element);
    const meaning = meaningOf(label, context.variant);
    const href = element.attribs['href'];
    const expected =
      meaning?.kind === 'common'
        ? commonLink(meaning.link, context)
        : meaning?.kind === 'product'
          ? productLink(meaning.product, context)
          : undefined;
    return expected !== undefined && expected !== href
      ? [
          `${fileAndLine(page, element)}: "${label}" leads to ${href}; expected ${expected}.`,
        ]
      : [];
  });
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = contentPagesOf(built);
  const origin = built.settings.url;

  it('leads to no address of another host but those of the link table', () => {
    const table = tableOf(built);
    const {checked, problems} = checkOutbound(pages, table, origin);
    console.log(
      `${built.name}: ${checked} outbound addresses on ${pages.length} pages, table of ${table.size}`,
    );
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(pages.length * 10);
  });

  it('leads where the labels say', () => {
    expect(pages.flatMap((page) => mislabelled(page, built))).toEqual([]);
  });

  it('offers purchase and contact on every page, in the navbar and in the footer', () => {
    for (const page of pages) {
      for (const link of ['purchase', 'contact'] as const) {
        const places = findAll(
          page,
          ({name, attribs}) =>
            name === 'a' && attribs['href'] === commonLink(link, built.context),
        );
        expect(places.length, `${page.file}: ${link}`).toBeGreaterThanOrEqual(
          2,
        );
      }
    }
  });

  it('reports an address that the table does not hold', () => {
    const table = tableOf(built);
    table.delete(commonLink('purchase', built.context));
    const {problems} = checkOutbound(pages.slice(0, 1), table, origin);
    expect(problems[0]).toMatch(/:\d+: a\[href\] .*is not in the link table/);
  });
});

describe('the sources', () => {
  /** Bases and paths of the store, none of them a module beside another one, and who may write them. */
  const STORE =
    /(?:sdk|docs|demo)\.example\.com|(?<!\.)\/orders(?:\/create)?\b|\/contacts\/create\b|\/carts\b/;
  const OWNER = 'src/site/linkTable.ts';
  const ROOTS = [
    ...DOCS_SET_LIST.map(({folder}) => folder),
    'src',
    'i18n',
    'static',
  ];

  function findStoreAddresses(files: readonly string[]): string[] {
    return files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          STORE.test(line)
            ? [
                `${file}:${index + 1}: ${STORE.exec(line)?.[0]}: expected addresses of the store in ${OWNER} only. Use the link table.`,
              ]
            : [],
        ),
    );
  }

  it('hold addresses of the store in the link table alone', () => {
    const files = [
      'docusaurus.config.ts',
      ...ROOTS.flatMap((root) =>
        readdirSync(root, {recursive: true, encoding: 'utf8'})
          .filter((name) => /\.(?:tsx?|mdx?|json|js|css)$/.test(name))
          .map((name) => `${root}/${name}`),
      ),
    ];
    console.log(`store addresses: ${files.length} source files`);
    expect(files.length).toBeGreaterThan(150);
    expect(findStoreAddresses(files.filter((file) => file !== OWNER))).toEqual(
      [],
    );
    expect(findStoreAddresses([OWNER]).length).toBeGreaterThanOrEqual(
      Object.keys(PLACEHOLDER_BASES).length,
    );
  });
});
