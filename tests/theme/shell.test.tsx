import type {ComponentProps} from 'react';
import {fireEvent, screen, within} from '@testing-library/react';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import DocItem from '@theme/DocItem';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import {expect, it, vi} from 'vitest';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
import {SPECIFIED_LOCALES} from '@site/src/site/locales';
import {renderWithSite} from '../support/renderWithSite';

// A documentation page's own layout asks for routes and sidebars; what the wrapper adds does not.
vi.mock('@theme-original/DocItem', () => ({default: () => <p>The page</p>}));

it.each(SPECIFIED_LOCALES)(
  'the footer has its columns, the company and legal links in %s',
  (locale) => {
    const items = [{label: 'OCR SDK', to: '/ocr/intro'}];
    const colorMode = {defaultMode: 'light', disableSwitch: true};
    const footer = {style: 'light', links: [{title: 'Documentation', items}]};
    renderWithSite(
      <ColorModeProvider>
        <Footer />
      </ColorModeProvider>,
      {themeConfig: {footer, colorMode}, locale},
    );
    const shown = screen.getByRole('contentinfo');
    expect(
      within(shown).getByRole('link', {name: 'OCR SDK'}).getAttribute('href'),
    ).toBe('/ocr/intro');
    const legal = within(shown).getByRole('navigation', {name: 'Legal'});
    expect(
      within(legal)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(LEGAL_TEXTS.map(({title, path}) => [title[locale], path]));
    expect(shown.textContent).toContain('{phone}');
    expect(shown.textContent).toContain(
      locale === 'ko' ? '{본점 소재지}' : '{registered address}',
    );
  },
);

it.each([
  [{hide_footer: true}, true],
  [{hide_footer: false}, false],
  [{}, false],
])('a page hides its footer with %j: %s', (frontMatter, hidden) => {
  const content = Object.assign(() => null, {frontMatter});
  renderWithSite(
    <DocItem {...({content} as ComponentProps<typeof DocItem>)} />,
  );
  const mark = document.querySelector('[data-hide-footer]');
  expect(mark !== null).toBe(hidden);
});

it('the page of a crash says so, shows the error, and tries again', () => {
  const tryAgain = vi.fn();
  renderWithSite(
    <ErrorPageContent error={new Error('no such cell')} tryAgain={tryAgain} />,
  );
  expect(screen.getByRole('heading', {level: 1}).textContent).toContain(
    'This page crashed.',
  );
  expect(document.body.textContent).toContain('no such cell');
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledOnce();
});
