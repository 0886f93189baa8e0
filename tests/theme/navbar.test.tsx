import type {ComponentProps, ReactNode} from 'react';
import {within} from '@testing-library/react';
import {
  ColorModeProvider,
  NavbarProvider,
} from '@docusaurus/theme-common/internal';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {DOCS_GLOBAL_DATA} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

/** Navbar item of a configuration; its keys depend on its type. */
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

/** Returns the messages of the error that rendering throws, and of its cause. */
function messagesOf(render: () => void): string {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    render();
    return 'nothing was thrown';
  } catch (error) {
    const {message, cause} = error as Error;
    return `${message} ${String(cause)}`;
  }
}

afterEach(() => vi.restoreAllMocks());

describe('navbar items', () => {
  const set = {docsPluginId: 'ocr'};
  const around = {dropdownItemsBefore: [], dropdownItemsAfter: []};

  it.each([
    [
      'an unknown version, and name those there are',
      {type: 'docsVersionDropdown', ...set, ...around, versions: ['1.0']},
      ["name '1.0'", '- current'],
    ],
    ['an unknown type', {type: 'megaMenu', label: 'X'}, ['"megaMenu"']],
    [
      'an unknown sidebar',
      {type: 'docSidebar', ...set, sidebarId: 'noSuchSidebar', label: 'Lost'},
      ['following navbar item', 'noSuchSidebar'],
    ],
  ])('refuse %s', (_, config, messages) => {
    const navbar = {title: 'Site', items: [config], hideOnScroll: true};
    const told = messagesOf(() =>
      renderInShell(<NavbarContent />, {themeConfig: {navbar}}),
    );
    messages.forEach((message) => expect(told).toContain(message));
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
  ])('link the name of a menu with an address: %j, %s', (address, mobile) => {
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
  });
});
