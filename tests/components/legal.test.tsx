import {screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import Company from '@site/src/components/legal/Company';
import {extractArticle} from '@site/src/native-first/legalDialog';
import Provider from '@site/src/components/legal/Provider';
import {COMPANY} from '@site/src/site/company';
import {renderWithSite} from '../support/renderWithSite';

it('known e-mail addresses and providers of the company are links', async () => {
  const name = {ko: '클라우드', en: 'Cloud'};
  const cloud = [{name, privacyUrl: 'https://cloud.example/privacy'}];
  const providers = {...COMPANY.providers, cloud};
  const companyInfo = {...COMPANY, email: 'mail@vendor.example', providers};
  const config = await import('@site/src/hooks/useSiteConfig');
  const spy = vi.spyOn(config, 'useSiteConfig');
  spy.mockReturnValue({companyInfo} as never);
  renderWithSite(
    <>
      <Company field="email" />
      <Provider kind="cloud" />
      <Company field="name" />
    </>,
  );
  spy.mockRestore();
  expect(
    screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  ).toEqual(['mailto:mail@vendor.example', 'https://cloud.example/privacy']);
});

describe('the article of a page', () => {
  const HREF = '/en/legal/terms';

  const pageOf = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html');

  function take(article: string): HTMLElement {
    const host = document.createElement('div');
    const page = pageOf(`<nav>menu</nav><article>${article}</article>`);
    host.append(extractArticle(page, HREF));
    return host;
  }

  it('is extracted without title, scripts, styles and frames', () => {
    const host = take(
      '<header><h1>Terms</h1></header><p>Text</p><script>x</script><style>x</style><iframe src="/x"></iframe><link rel="stylesheet" href="/x">',
    );
    expect(host.firstElementChild!.innerHTML).toBe(
      '<header></header><p>Text</p>',
    );
  });

  it('has prefixed ids and absolute links', () => {
    const host = take(
      '<h2 id="a">A</h2><p aria-labelledby="a b"><a href="#a">1</a><a href="/en/legal/refund#b">2</a></p>',
    );
    expect(host.querySelector('h2')?.id).toBe('legal-dialog-a');
    expect(host.querySelector('p')?.getAttribute('aria-labelledby')).toBe(
      'legal-dialog-a legal-dialog-b',
    );
    const {origin} = window.location;
    expect([...host.querySelectorAll('a')].map(({href}) => href)).toEqual([
      `${origin}/en/legal/terms#a`,
      `${origin}/en/legal/refund#b`,
    ]);
  });

  it('is required', () => {
    expect(() => extractArticle(pageOf('<p>Not found</p>'), HREF)).toThrow(
      HREF,
    );
  });
});
