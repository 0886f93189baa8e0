import {describe, expect, it} from 'vitest';
import {docsMenuItems} from '../../src/sets/menus';
import {documentsLink, type LinkContext} from '../../src/site/linkTable';
import {LOCALES, type Locale} from '../../src/site/locales';
import {navbarItems} from '../../src/site/navbar';
import {documentedProductsOf} from '../../src/site/products';
import {rewriteNavbarItems} from '../../src/site/rewriteNavbarItems';
import {deepFreeze} from '../support/deepFreeze';
import {BASES, CONTEXTS, GLOBAL_EN} from './linkContexts';

/** The navbar as the configuration makes it. */
function itemsOf(context: LinkContext, locales: readonly Locale[] = LOCALES) {
  return navbarItems(context, locales, docsMenuItems(context.locale));
}

describe('the navbar of the site', () => {
  it.each(CONTEXTS)('leaves no placeholder: $variant $locale', (context) => {
    for (const bases of [BASES, {...BASES, documents: undefined}]) {
      const items = rewriteNavbarItems(itemsOf(context), {...context, bases});
      const text = JSON.stringify(items);
      expect(text).not.toContain('"#"');
      for (const other of LOCALES.filter((name) => name !== context.locale)) {
        expect(items.map(({label}) => label)).not.toEqual(
          itemsOf({...context, locale: other}).map(({label}) => label),
        );
      }
    }
  });

  it.each(CONTEXTS)(
    'is rewritten without a change of its input, and once is enough: $variant $locale',
    (context) => {
      const items = deepFreeze(itemsOf(context));
      const before = JSON.stringify(items);
      const once = rewriteNavbarItems(items, context);
      expect(JSON.stringify(items)).toBe(before);
      expect(rewriteNavbarItems(deepFreeze(once), context)).toEqual(once);
    },
  );

  it.each(CONTEXTS)(
    'lists the documents of every product and the sets of this site: $variant $locale',
    (context) => {
      const documented = documentedProductsOf(context.variant);
      const menuWith = (documents: string | undefined) => {
        const at = {...context, bases: {...BASES, documents}};
        const [, menu] = rewriteNavbarItems(itemsOf(at), at);
        return menu!.items!.map(({href, docsPluginId}) => href ?? docsPluginId);
      };
      const sets = docsMenuItems(context.locale).map(
        ({docsPluginId}) => docsPluginId,
      );
      expect(menuWith(BASES.documents)).toEqual([
        ...sets,
        ...documented.map((product) => documentsLink(product, context)),
      ]);
      // Without a document site, the products that this site documents are its sets.
      const {inSiteDocuments} = context;
      expect(menuWith(undefined)).toHaveLength(
        sets.length +
          documented.filter(({slug}) => !inSiteDocuments[slug]).length,
      );
    },
  );

  it('offers the languages only where there are two', () => {
    const types = (locales: readonly ('ko' | 'en')[]) =>
      itemsOf(GLOBAL_EN, locales).map(({type}) => type);
    expect(types(['en'])).not.toContain('localeDropdown');
    expect(types(['ko', 'en'])).toContain('localeDropdown');
  });
});
