import {screen, within} from '@testing-library/react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {describe, expect, it} from 'vitest';
import {DocPage} from '@site/src/components/PageTools/DocPage';
import {DOCS_GLOBAL_DATA, InDoc} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const run = {
  type: 'link',
  label: 'run',
  href: '/ocr/api/run',
  docId: 'api/run',
};
const SIDEBAR = [
  {
    type: 'category',
    label: 'API',
    collapsed: false,
    collapsible: true,
    items: [run],
  },
];

function crumbsAt(path: string, items: unknown[] | null) {
  renderWithSite(
    <DocsSidebarProvider name="main" items={items as never}>
      <DocPage value>
        <InDoc title="The page">
          <DocBreadcrumbs />
        </InDoc>
      </DocPage>
    </DocsSidebarProvider>,
    {path, globalData: DOCS_GLOBAL_DATA},
  );
  const nav = screen.getByRole('navigation', {name: 'Breadcrumbs'});
  return within(nav)
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      item.querySelector('a')?.getAttribute('href'),
    ]);
}

describe('breadcrumbs', () => {
  it.each([
    ['/ocr/api/run', 'OCR SDK', '/ocr/intro'],
    ['/spreadsheet/x', 'Spreadsheet SDK', '/spreadsheet/intro'],
  ])('begin with Home and the product at %s', (path, product, entry) => {
    expect(crumbsAt(path, null).slice(0, 2)).toEqual([
      ['Home', '/'],
      [product, entry],
    ]);
  });

  it('go on with the groups of the sidebar', () => {
    expect(crumbsAt('/ocr/api/run', SIDEBAR).map(([label]) => label)).toEqual([
      'Home',
      'OCR SDK',
      'API',
      'run',
    ]);
  });

  // The classic theme shows none there.
  it('end with the page itself where there is no sidebar', () => {
    expect(crumbsAt('/ocr/csh-redirect', null)).toEqual([
      ['Home', '/'],
      ['OCR SDK', '/ocr/intro'],
      ['The page', undefined],
    ]);
  });

  it('stand on the index of a category, which is no document', () => {
    const [category] = SIDEBAR;
    const index = {...category, href: '/ocr/category/api'};
    renderWithSite(
      <DocsSidebarProvider name="main" items={[index] as never}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>,
      {path: '/ocr/category/api', globalData: DOCS_GLOBAL_DATA},
    );
    const trail = screen.getByRole('navigation', {name: 'Breadcrumbs'});
    expect(within(trail).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
