import {act, renderHook, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Company from '@site/src/components/legal/Company';
import LegalDialog from '@site/src/components/legal/LegalDialog';
import LegalDialogHost from '@site/src/components/legal/LegalDialog/LegalDialogHost';
import {articleOf} from '@site/src/components/legal/LegalDialog/loadArticle';
import {useArticle} from '@site/src/components/legal/LegalDialog/Article';
import {useLegalDialog} from '@site/src/components/legal/LegalDialog/useLegalDialog';
import Provider from '@site/src/components/legal/Provider';
import {COMPANY} from '@site/src/site/company';
import {LEGAL_TEXTS, legalHash} from '@site/src/site/legalTexts';
import {inSite, renderWithSite} from '../support/renderWithSite';

afterEach(() => vi.unstubAllGlobals());

it('an address for mail and a provider of the company are linked once they are known', async () => {
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

  function take(article: string): HTMLElement {
    const host = document.createElement('div');
    host.append(
      articleOf(`<nav>menu</nav><article>${article}</article>`, HREF),
    );
    return host;
  }

  it('is taken without its title, and what would run or load', () => {
    const host = take(
      '<header><h1>Terms</h1></header><p>Text</p><script>x</script><style>x</style><iframe src="/x"></iframe><link rel="stylesheet" href="/x">',
    );
    expect(host.firstElementChild!.innerHTML).toBe(
      '<header></header><p>Text</p>',
    );
  });

  it('has ids of its own, and links below the page that they stand on', () => {
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

  it('is missing from a page without one', () => {
    expect(() => articleOf('<p>Not found</p>', HREF)).toThrow(HREF);
  });
});

describe('the dialog of a legal text', () => {
  /** The address of a page over which a legal text is open. */
  const path = `/ocr/intro${legalHash(LEGAL_TEXTS[0].id)}`;

  /** Answers that come when they are told to, whatever became of who asked. */
  const answers = new Map<string, (html: string) => void>();

  beforeEach(() => {
    answers.clear();
    vi.stubGlobal(
      'fetch',
      (address: string) =>
        new Promise((resolve) =>
          answers.set(address, (html) =>
            resolve({ok: true, text: () => Promise.resolve(html)}),
          ),
        ),
    );
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLElement) {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close ??= () => undefined;
  });

  const arrive = (address: string, text: string) =>
    act(async () => answers.get(address)!(`<article><p>${text}</p></article>`));

  const Host = () => (
    <LegalDialogHost
      control={useLegalDialog()}
      openerRef={{current: null}}
      loadDialog={async () => LegalDialog}
    />
  );

  it('is not in what is built, whatever the address says, and stands in the body', async () => {
    const page = (
      <p>
        The page
        <Host />
      </p>
    );
    expect(renderToString(inSite(page, {path}))).toBe('<p>The page</p>');
    renderWithSite(page, {path});
    const dialog = await screen.findByRole('dialog');
    expect(dialog.parentElement).toBe(document.body);
  });

  it('shows the text that was asked for last, though others come late', async () => {
    const {result, rerender} = renderHook(({href}) => useArticle(href), {
      initialProps: {href: '/legal/terms'},
    });
    rerender({href: '/legal/privacy'});
    await arrive('/legal/terms', 'terms');
    expect(result.current[0]).toEqual({status: 'loading'});
    await arrive('/legal/privacy', 'privacy');
    const [state] = result.current;
    expect(state.status === 'loaded' && state.content.textContent).toBe(
      'privacy',
    );
    rerender({href: '/legal/terms'});
    expect(result.current[0]).toEqual({status: 'loading'});
  });
});
