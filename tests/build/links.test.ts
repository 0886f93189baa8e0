import {describe, expect, it} from 'vitest';
import {
  SITE_BUILDS,
  getBuildDir,
  createBuildEnvironment,
} from '../../scripts/test/builds/builds';
import {
  createCommonLink,
  createDocumentsLink,
  createLiveDemoLink,
  createMobileRootLinks,
  createProductLink,
} from '../../src/site/linkTable';
import {listDocumentedProducts, listProducts} from '../../src/site/products';
import {readSettings} from '../../src/site/settings';
import {crawl} from './crawl/crawl';
import {BUILT_LOCALES, citedHosts, readPages, type BuiltLocale} from './site';

const COMMON = ['purchase', 'contact', 'cart', 'myPage', 'products'] as const;

/** Lists every address of the link table in one locale of a build. */
function linkTableAddresses({context}: BuiltLocale): string[] {
  const documented = listDocumentedProducts(context.variant);
  return [
    ...COMMON.map((link) => createCommonLink(link, context)),
    ...listProducts(context.variant).map((one) =>
      createProductLink(one, context),
    ),
    ...documented.map((product) => createDocumentsLink(product, context)),
    ...documented.map((product) => createLiveDemoLink(product, context)),
    ...Object.values(createMobileRootLinks(context)),
  ];
}

describe.each(SITE_BUILDS)('$name', (build) => {
  const settings = readSettings(createBuildEnvironment(build, {}));
  const origin = settings.url;
  const localeRoots = settings.locales.slice(1).map((locale) => `/${locale}`);

  it('has no broken link, anchor, file or redirect, and no external link outside the link table and cited sites', () => {
    const rules = {
      origin,
      otherHosts: [
        ...BUILT_LOCALES.filter((built) => built.build === build.name).flatMap(
          linkTableAddresses,
        ),
        ...citedHosts(settings),
      ],
      // Not-found pages answer at any address.
      redirectsAllowed: ['', ...localeRoots].map((root) => `${root}/404.html`),
    };
    const {looked, otherHosts, problems} = crawl(
      getBuildDir(build.name),
      rules,
      readPages(build.name),
    );
    expect(problems).toEqual([]);
    for (const kind of ['a[href]', 'link[href]', 'script[src]', 'img[src]']) {
      expect(looked.get(kind), kind).toBeGreaterThan(100);
    }
    expect(otherHosts.size).toBeGreaterThan(0);
  });
});
