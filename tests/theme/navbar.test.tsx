import type {ComponentProps, ReactNode} from 'react';
import {screen, within} from '@testing-library/react';
import {
  ColorModeProvider,
  NavbarProvider,
} from '@docusaurus/theme-common/internal';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {DOCS_SETS} from '@site/src/sets/index';
import {docsMenuItems} from '@site/src/sets/menus';
import {IN_SITE_DOCUMENTS} from '@site/src/sets/products';
import {SPECIFIED_LOCALES} from '@site/src/site/locales';
import {navbarItems} from '@site/src/site/navbar';
import {rewriteNavbarItems} from '@site/src/site/rewriteNavbarItems';
import {VARIANTS} from '@site/src/site/variants';
import {DOCS_GLOBAL_DATA} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

// The theme asks the documentation plugin with a `require` that only its own bundler resolves.
vi.mock('@docusaurus/theme-common', async (original) => ({
  ...(await original<object>()),
  useContextualSearchFilters: () => ({locale: 'en', tags: ['default']}),
}));

/** A navbar item as a configuration holds it; its type decides which keys it has. */
function Item({config}: {config: object}): ReactNode {
  return <NavbarItem {...(config as ComponentProps<typeof NavbarItem>)} />;
}

type SiteOptions = Parameters<typeof renderWithSite>[1];

function renderInShell(ui: ReactNode, options: SiteOptions = {}) {
  return renderWithSite(
    <NavbarProvider>
      <ColorModeProvider>
        <DocsPreferredVersionContextProvider>
          {ui}
        </DocsPreferredVersionContextProvider>
      </ColorModeProvider>
    </NavbarProvider>,
    {
      globalData: DOCS_GLOBAL_DATA,
      ...options,
      themeConfig: {
        colorMode: {defaultMode: 'light', disableSwitch: true},
        docs: {versionPersistence: 'localStorage', sidebar: {}},
        navbar: {title: 'Site', items: [], hideOnScroll: true},
        typesense: {contextualSearch: true},
        ...options.themeConfig,
      },
    },
  );
}

/** What a component throws while it renders, with its causes. */
function errorOf(render: () => void): Error {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    render();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

afterEach(() => vi.restoreAllMocks());

describe('the navbar', () => {
  const CASES = VARIANTS.flatMap((variant) =>
    SPECIFIED_LOCALES.map((locale) => ({variant, locale})),
  );

  it.each(CASES)(
    '$variant $locale: renders every item of the site, icons by name',
    ({variant, locale}) => {
      const context = {
        bases: {
          sdk: 'https://sdk.test',
          documents: undefined,
          livedemo: 'https://demo.test',
        },
        inSiteDocuments: IN_SITE_DOCUMENTS,
        variant,
        locale,
      };
      const items = rewriteNavbarItems(
        navbarItems(context, [locale], docsMenuItems(locale)),
        context,
      );
      renderInShell(<NavbarContent />, {
        variant,
        locale,
        themeConfig: {navbar: {title: 'Site', items, hideOnScroll: true}},
      });
      const prefix = locale === 'ko' ? '' : '/en';
      const words =
        locale === 'ko'
          ? {purchase: '구매', cart: '장바구니', myPage: '마이페이지'}
          : {purchase: 'Purchase', cart: 'Cart', myPage: 'My Page'};
      const href = (name: string) =>
        screen
          .getByRole('link', {name: new RegExp(`^${name}`)})
          .getAttribute('href');
      expect(href(words.purchase)).toBe(
        `https://sdk.test${prefix}/orders/create`,
      );
      expect(href(words.cart)).toBe(`https://sdk.test${prefix}/carts`);
      expect(href(words.myPage)).toBe(`https://sdk.test${prefix}/orders`);
      const menus = screen
        .getAllByRole('button')
        .filter((button) => button.hasAttribute('aria-expanded'));
      expect(menus.length).toBeGreaterThanOrEqual(3);
      for (const {entry} of Object.values(DOCS_SETS)) {
        expect(
          screen
            .getAllByRole('link', {hidden: true})
            .some((link) => link.getAttribute('href') === entry),
        ).toBe(true);
      }
    },
  );

  it('names the item that fails to render', () => {
    const items = [
      {
        type: 'docSidebar',
        sidebarId: 'noSuchSidebar',
        docsPluginId: 'ocr',
        label: 'Lost',
      },
    ];
    const error = errorOf(() =>
      renderInShell(<NavbarContent />, {
        themeConfig: {navbar: {title: 'Site', items, hideOnScroll: true}},
      }),
    );
    expect(error.message).toContain(
      'Please double-check the following navbar item',
    );
    expect(error.message).toContain('noSuchSidebar');
    expect(error.cause).toBeInstanceOf(Error);
  });
});

describe('navbar items', () => {
  it('refuse an unknown version and name those there are', () => {
    const error = errorOf(() =>
      renderInShell(
        <Item
          config={{
            type: 'docsVersionDropdown',
            docsPluginId: 'ocr',
            versions: ['1.0'],
            dropdownItemsBefore: [],
            dropdownItemsAfter: [],
          }}
        />,
      ),
    );
    expect(error.message).toContain("No docs version exist for name '1.0'");
    expect(error.message).toContain('- current');
  });

  it('refuse an unknown type', () => {
    const error = errorOf(() =>
      renderInShell(<Item config={{type: 'megaMenu', label: 'X'}} />),
    );
    expect(error.message).toContain(
      'No NavbarItem component found for type "megaMenu"',
    );
  });

  it('show the version by its label', () => {
    renderInShell(<Item config={{type: 'docsVersion', docsPluginId: 'ocr'}} />);
    expect(screen.getByRole('link', {name: 'Next'}).getAttribute('href')).toBe(
      '/ocr/intro',
    );
  });

  it.each([{mobile: false}, {mobile: true}])(
    'mark the language of the page, and no other: %j',
    ({mobile}) => {
      const items = [
        {label: '한국어', to: 'pathname:///', lang: 'ko'},
        {label: 'ENG', to: 'pathname:///en', lang: 'en'},
        {label: 'Products', to: 'pathname:///en/products'},
      ];
      const {container} = renderInShell(
        <Item config={{type: 'dropdown', label: 'Languages', mobile, items}} />,
      );
      const marked = container.querySelectorAll('[aria-current]');
      expect([...marked].map((link) => link.getAttribute('lang'))).toEqual([
        'en',
      ]);
    },
  );

  it.each([
    [{to: '/docs'}, false],
    [{href: 'https://peer.test'}, false],
    [{to: '/docs'}, true],
    [{href: 'https://peer.test'}, true],
  ])(
    'lead where the name of a menu has an address: %j, mobile %s',
    (address, mobile) => {
      const items = [{label: 'Entry', to: '/entry'}];
      const {container} = renderInShell(
        <Item
          config={{type: 'dropdown', label: 'Menu', ...address, mobile, items}}
        />,
      );
      const link = within(container).getByText('Menu', {selector: 'a'});
      expect(Object.values(address)).toContain(link.getAttribute('href'));
      expect(
        container.querySelector(mobile ? 'summary' : 'button'),
      ).not.toBeNull();
    },
  );

  it('show markup as it is, and links to other sites as such', () => {
    const {container} = renderInShell(
      <>
        <Item config={{type: 'html', value: '<b>Bold</b>'}} />
        <NavbarItem label="Peer" href="https://peer.test" />
      </>,
    );
    expect(container.querySelector('b')?.textContent).toBe('Bold');
    expect(
      within(container)
        .getByRole('link', {name: /Peer/})
        .getAttribute('target'),
    ).toBe('_blank');
  });
});
