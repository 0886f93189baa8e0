import type {ComponentProps} from 'react';
import {act, fireEvent, screen, within} from '@testing-library/react';
import {
  ColorModeProvider,
  NavbarProvider,
  AnnouncementBarProvider,
} from '@docusaurus/theme-common/internal';
import {useColorMode} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import DocItem from '@theme/DocItem';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
import {SPECIFIED_LOCALES} from '@site/src/site/locales';
import {renderWithSite} from '../support/renderWithSite';

// A documentation page's own layout asks for routes and sidebars; what the wrapper adds does not.
vi.mock('@theme-original/DocItem', () => ({default: () => <p>The page</p>}));

beforeEach(() => localStorage.clear());

describe('the footer', () => {
  const COLOR_MODE = {defaultMode: 'light', disableSwitch: true};
  const renderFooter = (options: {locale?: 'ko' | 'en'} = {}) =>
    renderWithSite(
      <ColorModeProvider>
        <Footer />
      </ColorModeProvider>,
      {themeConfig: {footer: FOOTER, colorMode: COLOR_MODE}, ...options},
    );

  const FOOTER = {
    style: 'light',
    logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
    links: [
      {
        title: 'Documentation',
        items: [{label: 'OCR SDK', to: '/ocr/intro'}],
      },
      {title: 'Shop', items: [{label: 'Cart', href: 'https://sdk.test/carts'}]},
    ],
    copyright: '© {company name}.',
  };

  it('keeps what the classic footer shows: columns, logo, copyright', () => {
    const {container} = renderFooter();
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByText('Documentation')).toBeDefined();
    expect(
      within(footer).getByRole('link', {name: 'OCR SDK'}).getAttribute('href'),
    ).toBe('/ocr/intro');
    expect(
      within(footer).getByRole('link', {name: /Cart/}).getAttribute('href'),
    ).toBe('https://sdk.test/carts');
    expect(container.querySelector('img')).not.toBeNull();
    expect(footer.textContent).toContain('© {company name}.');
  });

  it.each(SPECIFIED_LOCALES)('adds company and legal links in %s', (locale) => {
    renderFooter({locale});
    const legal = screen.getByRole('navigation', {name: 'Legal'});
    expect(
      within(legal)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(LEGAL_TEXTS.map(({title, path}) => [title[locale], path]));
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('{phone}');
    expect(footer.textContent).toContain(
      locale === 'ko' ? '{본점 소재지}' : '{registered address}',
    );
  });
});

describe('a page of documentation', () => {
  it.each([
    [{hide_footer: true}, true],
    [{hide_footer: false}, false],
    [{}, false],
  ])('hides its footer with %j: %s', (frontMatter, hidden) => {
    const content = Object.assign(() => null, {frontMatter});
    renderWithSite(
      <DocItem {...({content} as ComponentProps<typeof DocItem>)} />,
    );
    expect(screen.getByText('The page')).toBeDefined();
    const mark = document.querySelector('[data-hide-footer]');
    expect(mark !== null).toBe(hidden);
  });
});

describe('the announcement bar', () => {
  const renderBar = (id: string) =>
    renderWithSite(
      <AnnouncementBarProvider>
        <AnnouncementBar />
      </AnnouncementBarProvider>,
      {
        themeConfig: {
          announcementBar: {id, content: 'Version 2 is out', isCloseable: true},
        },
      },
    );

  it('shows its text until it is dismissed, and remembers that', () => {
    const first = renderBar('v2');
    expect(screen.getByText('Version 2 is out')).toBeDefined();
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByText('Version 2 is out')).toBeNull();
    first.unmount();
    renderBar('v2');
    expect(screen.queryByText('Version 2 is out')).toBeNull();
  });

  it('comes back with a new id', () => {
    const first = renderBar('v2');
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    first.unmount();
    renderBar('v3');
    expect(screen.getByText('Version 2 is out')).toBeDefined();
  });
});

describe('the page of a crash', () => {
  it('says what the catalogue says, shows the error, and tries again', () => {
    const tryAgain = vi.fn();
    renderWithSite(
      <ErrorPageContent
        error={new Error('no such cell')}
        tryAgain={tryAgain}
      />,
    );
    expect(screen.getByRole('heading', {level: 1}).textContent).toContain(
      'This page crashed.',
    );
    expect(document.body.textContent).toContain('no such cell');
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(tryAgain).toHaveBeenCalledOnce();
  });
});

describe('the colour mode', () => {
  function Switch() {
    const {setColorMode} = useColorMode();
    return (
      <button type="button" onClick={() => setColorMode('dark')}>
        dark
      </button>
    );
  }

  const renderMode = (disableSwitch: boolean) =>
    renderWithSite(
      <NavbarProvider>
        <ColorModeProvider>
          <Switch />
        </ColorModeProvider>
      </NavbarProvider>,
      {
        themeConfig: {
          colorMode: {
            defaultMode: 'light',
            disableSwitch,
            respectPrefersColorScheme: !disableSwitch,
          },
        },
      },
    );

  it('forgets a stored choice while the switch is off', () => {
    localStorage.setItem('theme', 'dark');
    renderMode(true);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('stores a choice while the switch is on', () => {
    renderMode(false);
    act(() => fireEvent.click(screen.getByRole('button', {name: 'dark'})));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
