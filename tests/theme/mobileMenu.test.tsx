import type {ReactNode} from 'react';
import {screen, within} from '@testing-library/react';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme/DocSidebar';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import MenuButtons from '@theme/Navbar/MobileSidebar/Toggle';
import {describe, expect, it} from 'vitest';
import {DOCS_GLOBAL_DATA} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const ITEMS = [
  {
    type: 'dropdown',
    label: 'Products',
    to: 'https://sdk.test/sdks',
    items: [{label: 'OCR SDK', href: 'https://sdk.test/sdks/8'}],
  },
  {
    type: 'dropdown',
    label: 'Documents',
    to: '/ocr/intro',
    items: [{type: 'docSidebar', docsPluginId: 'ocr', sidebarId: 'ocrSidebar'}],
  },
  {
    type: 'dropdown',
    label: 'More',
    items: [{label: 'Peer', href: 'https://peer.test'}],
  },
  {label: 'Purchase', href: 'https://sdk.test/orders/create'},
];

const PAGES = [
  {type: 'link', label: 'Introduction', href: '/ocr/intro'},
  {type: 'link', label: 'run', href: '/ocr/api/run'},
] as const;

function renderInShell(ui: ReactNode, path = '/') {
  return renderWithSite(
    <ColorModeProvider>
      <AnnouncementBarProvider>
        <ScrollControllerProvider>
          <DocsPreferredVersionContextProvider>
            <NavbarProvider>{ui}</NavbarProvider>
          </DocsPreferredVersionContextProvider>
        </ScrollControllerProvider>
      </AnnouncementBarProvider>
    </ColorModeProvider>,
    {
      path,
      globalData: DOCS_GLOBAL_DATA,
      themeConfig: {
        colorMode: {defaultMode: 'light', disableSwitch: true},
        docs: {
          versionPersistence: 'localStorage',
          sidebar: {hideable: false, autoCollapseCategories: false},
        },
        navbar: {title: 'Site', items: ITEMS, hideOnScroll: true},
      },
    },
  );
}

function DocsMenu() {
  return (
    <DocSidebar
      sidebar={PAGES}
      path="/ocr/api/run"
      onCollapse={() => undefined}
      isHidden={false}
    />
  );
}

/** The panel that a button opens or closes. */
function panelOf(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.getAttribute('popovertarget')!);
}

function listOf(label: string): HTMLDetailsElement {
  const item = screen.getByText(label).closest('li')!;
  return item.querySelector('details')!;
}

describe('the mobile menu', () => {
  it('is two popovers, each with a button in the navbar and one that closes it', () => {
    const {container} = renderInShell(
      <>
        <MenuButtons />
        <NavbarMobileSidebar />
        <DocsMenu />
      </>,
      '/ocr/intro',
    );
    const panels = [...container.querySelectorAll<HTMLElement>('[popover]')];
    const opening = screen.getAllByRole('button', {
      name: 'Toggle navigation bar',
    });
    expect(new Set(opening.map(panelOf))).toEqual(new Set(panels));
    for (const panel of panels) {
      const close = within(panel).getByRole('button', {
        name: 'Close navigation bar',
      });
      expect(panelOf(close)).toBe(panel);
      expect(close.getAttribute('popovertargetaction')).toBe('hide');
    }
  });

  it.each(['/', '/search', '/ocr/csh-redirect'])(
    'has one button on %s, where there is one panel',
    (path) => {
      renderInShell(<MenuButtons />, path);
      const button = screen.getByRole('button');
      expect(button.getAttribute('popovertarget')).toBe('site-menu');
    },
  );

  it('has no button that would call the application', () => {
    const {container} = renderInShell(
      <>
        <MenuButtons />
        <NavbarMobileSidebar />
        <DocsMenu />
      </>,
    );
    expect(
      container.querySelectorAll('button:not([data-native]), a[role=button]'),
    ).toHaveLength(0);
  });
});

describe('the panel of the site', () => {
  it('leads where the items of the navbar lead, names of lists included', () => {
    renderInShell(<NavbarMobileSidebar />);
    const hrefs = screen
      .getAllByRole('link', {hidden: true})
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/',
      'https://sdk.test/sdks',
      'https://sdk.test/sdks/8',
      '/ocr/intro',
      '/ocr/intro',
      'https://peer.test',
      'https://sdk.test/orders/create',
    ]);
  });

  it('has lists that open and close by the names that show them', () => {
    renderInShell(<NavbarMobileSidebar />);
    const more = listOf('More').querySelector('summary');
    expect(more?.textContent).toBe('More');
    // Where the name itself is a link, a caret stands beside it.
    const products = listOf('Products').querySelector('summary');
    expect(products?.getAttribute('aria-label')).toBe('Products');
    expect(listOf('Products').contains(screen.getByText('Products'))).toBe(
      false,
    );
  });

  it.each([
    ['/', false],
    ['/ocr/intro', true],
    ['/ocr/api/run', false],
  ])('begins on %s with the list of that page open: %s', (path, isOpen) => {
    renderInShell(<NavbarMobileSidebar />, path);
    expect(listOf('Documents').open).toBe(isOpen);
    expect(listOf('Products').open).toBe(false);
  });
});

describe('the panel of a documentation set', () => {
  it('holds its pages, once for every width', () => {
    renderInShell(<DocsMenu />);
    const nav = screen.getByRole('navigation', {name: 'Docs sidebar'});
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(PAGES.map(({href}) => href));
    expect(screen.getAllByText('run')).toHaveLength(1);
  });

  it('leads back to the panel of the site, and on to purchase and contact', () => {
    renderInShell(
      <>
        <NavbarMobileSidebar />
        <DocsMenu />
      </>,
    );
    const panel = document.querySelector<HTMLElement>('#docs-menu')!;
    const back = within(panel).getByRole('button', {name: /Back to main menu/});
    expect(panelOf(back)).toBe(document.querySelector('#site-menu'));
    expect(
      ['Purchase', 'Contact Us'].map((name) =>
        within(panel).getByRole('link', {name}).getAttribute('href'),
      ),
    ).toEqual([
      'https://sdk.example.com/en/orders/create',
      'https://sdk.example.com/en/contacts/create',
    ]);
  });
});
