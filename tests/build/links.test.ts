import {describe, expect, it} from 'vitest';
import {
  BUILDS,
  buildDir,
  buildEnvironment,
} from '../../scripts/test/builds/builds';
import {ASSISTANTS, assistantLink} from '../../src/site/assistants';
import {
  commonLink,
  documentsLink,
  liveDemoLink,
  mobileRootLinks,
  productLink,
} from '../../src/site/linkTable';
import {documentedProductsOf, productsOf} from '../../src/site/products';
import {readSettings} from '../../src/site/settings';
import {crawl} from './crawl/crawl';
import {fileAndLine} from './crawl/crawledPage';
import {addressReferences} from './crawl/references';
import {named} from './html';
import {
  ANSWER_SOURCES,
  BUILT_LOCALES,
  type BuiltLocale,
  PLATFORM_REFERENCES,
  allowedHosts,
  contentPagesOf,
  pagesOf,
  serviceHosts,
} from './site';

describe.each(BUILDS)('$name', (build) => {
  const settings = readSettings(buildEnvironment(build, {}));
  const origin = settings.url;
  const localeRoots = settings.locales.slice(1).map((locale) => `/${locale}`);

  it('has no broken link, anchor, file, id or redirect', () => {
    const rules = {
      origin,
      otherHosts: allowedHosts(settings),
      redirectsAllowed: [
        // Not-found pages answer any address.
        ...['', ...localeRoots].map((root) => `${root}/404.html`),
      ],
    };
    const {looked, otherHosts, problems} = crawl(
      buildDir(build.name),
      rules,
      pagesOf(build.name),
    );
    expect(problems).toEqual([]);
    for (const kind of ['a[href]', 'link[href]', 'script[src]', 'img[src]']) {
      expect(looked.get(kind), kind).toBeGreaterThan(100);
    }
    expect(otherHosts.size).toBeGreaterThan(0);
  });
});

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

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = contentPagesOf(built);
  const origin = built.settings.url;

  it('leads to no address of another host but those of the link table', () => {
    const table = tableOf(built);
    const isKnown = (own: string, address: string) =>
      table.has(address) ||
      address in REFERENCES ||
      PLATFORM_REFERENCES.includes(new URL(address).origin) ||
      ASSISTANTS.some((each) => assistantLink(each, own) === address) ||
      serviceHosts(built.settings).includes(new URL(address).origin);
    const outbound = pages.flatMap((page) =>
      addressReferences(page)
        .filter(({value}) => /^https?:/.test(value))
        .filter(({value}) => new URL(value).origin !== origin)
        .map((reference) => ({page, ...reference})),
    );
    expect(outbound.length).toBeGreaterThan(pages.length * 10);
    expect(
      outbound
        .filter(({page, value}) => !isKnown(origin + page.address, value))
        .map(
          ({page, element, value}) => `${fileAndLine(page, element)}: ${value}`,
        ),
    ).toEqual([]);
  });

  it('offers purchase and contact on every page, in the navbar and in the footer', () => {
    for (const page of pages) {
      const hrefs = named(page, 'a').map(({attribs}) => attribs['href']);
      for (const link of ['purchase', 'contact'] as const) {
        const address = commonLink(link, built.context);
        expect(
          hrefs.filter((href) => href === address).length,
          `${page.file}: ${link}`,
        ).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
