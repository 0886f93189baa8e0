import {screen} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {describe, expect, it} from 'vitest';
import {searchWords} from '@site/src/components/NotFoundHelp/searchWords';
import {renderWithSite} from '../support/renderWithSite';

const addresses = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the not-found page', () => {
  it('says what happened and offers ways on', () => {
    renderWithSite(<NotFoundContent />, {path: '/ocr/api/run_async.html'});
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe(
      'Page Not Found',
    );
    expect(screen.getByRole('main').textContent).toContain(
      'We could not find what you were looking for.',
    );
    expect(addresses()).toEqual([
      '/search?q=run%20async',
      '/spreadsheet/intro',
      '/ocr/intro',
      '/',
      'https://sdk.example.com/en/contacts/create',
    ]);
  });

  it('offers no search where the address holds no word', () => {
    renderWithSite(<NotFoundContent />, {path: '/--/'});
    expect(addresses().some((href) => href?.startsWith('/search'))).toBe(false);
  });

  it.each([
    '/<img src=x onerror=alert(1)>',
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/javascript:alert(1)',
    '//evil.example/x',
  ])('takes nothing of %s but words', (path) => {
    const {container} = renderWithSite(<NotFoundContent />, {path});
    expect(container.querySelector('img, script')).toBeNull();
    for (const href of addresses()) {
      expect(href).toMatch(/^(?:\/(?!\/)|https:\/\/sdk\.example\.com\/)/);
    }
  });
});

describe('searchWords', () => {
  it.each([
    ['/ocr/api/run', 'run'],
    ['/ocr/api/run/', 'run'],
    ['/a/license-activation.html', 'license activation'],
    ['/a/%ED%95%9C%EA%B8%80_%EB%AC%B8%EC%84%9C', '한글 문서'],
    ['/a/%E0%A4%A', 'E0 A4 A'],
    ['/', ''],
    ['', ''],
    ['/...', ''],
  ])('%s: "%s"', (path, words) => {
    expect(searchWords(path)).toBe(words);
  });

  it('cuts no letter in half: an address can hold none', () => {
    const path = `/${'a'.repeat(59)}\u{1D400}\u{1D400}`;
    expect(searchWords(path)).toBe(`${'a'.repeat(59)}\u{1D400}`);
    expect(searchWords(encodeURI(path))).toBe(searchWords(path));
  });

  it('keeps a query short', () => {
    expect(searchWords(`/${'word-'.repeat(100)}`).length).toBeLessThanOrEqual(
      60,
    );
  });
});
