import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocSidebarItems from '@theme/DocSidebarItems';
import Heading from '@theme/Heading';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {describe, expect, it} from 'vitest';
import {TRANSLATED_DOCS_PLUGIN} from '@site/src/site/translations';
import {DOCS_GLOBAL_DATA, InDoc} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const PAGES = [
  {type: 'link', label: 'Run a page', href: '/ocr/api/run', docId: 'run'},
  {type: 'link', label: '소개', href: '/ocr/intro'},
  {type: 'link', label: '설치', href: '/ocr/installation/supported_os'},
  {type: 'link', label: 'Peer', href: 'https://peer.test'},
] as const;

const SIDEBAR = [
  {type: 'category', label: '함수', collapsible: true, items: PAGES},
] as never;

const TOC_ITEMS = [{id: 'a', value: 'Parameters', level: 2}] as const;

/** Returns texts in elements with `lang`, on an English page of a Korean site. */
function textsIn(lang: string, ui: ReactNode, locale: 'ko' | 'en' = 'ko') {
  const {container} = renderWithSite(
    <DocsSidebarProvider name="main" items={SIDEBAR}>
      <InDoc title="Run a page">{ui}</InDoc>
    </DocsSidebarProvider>,
    {
      locale,
      path: '/ocr/api/run',
      globalData: {
        ...DOCS_GLOBAL_DATA,
        [TRANSLATED_DOCS_PLUGIN]: {default: {ko: ['/ocr/intro']}},
      },
      themeConfig: {
        tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      },
    },
  );
  return [...container.querySelectorAll(`[lang=${lang}]`)].map(
    ({textContent}) => textContent,
  );
}

const sidebar = <DocSidebarItems items={SIDEBAR} activePath="" level={1} />;

describe('on a Korean page, the label of an English page has its language', () => {
  it.each([
    // A translated page, a translated label, another site: none is known to be English.
    ['in the sidebar', sidebar, ['Run a page']],
    ['in the breadcrumbs', <DocBreadcrumbs />, ['Run a page']],
    [
      'in the pager',
      <DocPaginator
        previous={{title: '소개', permalink: '/ocr/intro'}}
        next={{title: 'runBase64', permalink: '/ocr/api/runBase64'}}
      />,
      ['runBase64'],
    ],
    ['beside the text', <TOC toc={TOC_ITEMS} />, ['Parameters']],
    ['above the text', <TOCCollapsible toc={TOC_ITEMS} />, ['Parameters']],
  ])('%s', (_, ui, texts) => {
    expect(textsIn('en', ui)).toEqual(texts);
  });

  it('but not on an English page', () => {
    expect(textsIn('en', sidebar, 'en')).toEqual([]);
  });
});

it.each([
  ['ko', 'ko'],
  ['en', ''],
] as const)('the link of a %s heading has its text', (locale, lang) => {
  const {getByRole} = renderWithSite(
    <Heading as="h3" id="Sheet-save">
      Read <code>save()</code>
    </Heading>,
    {locale},
  );
  expect(
    getByRole('link', {name: 'Direct link to Read save()'}),
  ).toHaveProperty('lang', lang);
});
