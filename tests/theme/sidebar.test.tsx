import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {fireEvent, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import {describe, expect, it} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

type Category = Extract<PropSidebarItem, {type: 'category'}>;

function page(href: string): PropSidebarItem {
  return {type: 'link', label: href, href};
}

function category(
  label: string,
  items: PropSidebarItem[],
  more: Partial<Category> = {},
): PropSidebarItem {
  const defaults = {collapsed: true, collapsible: true};
  return {type: 'category', label, items, ...defaults, ...more};
}

const SIDEBAR = [
  page('/intro'),
  category('Installation', [page('/a'), page('/b')]),
  category('API', [page('/c'), category('Types', [page('/d')])]),
];

/** Renders a sidebar with a button that navigates to another page. */
function renderSidebar(
  items: PropSidebarItem[],
  activePath: string,
  nextPath = activePath,
  autoCollapseCategories = false,
) {
  return renderWithSite(<Sidebar {...{items, activePath, nextPath}} />, {
    themeConfig: {docs: {sidebar: {autoCollapseCategories}}},
  });
}

function Sidebar({
  items,
  activePath,
  nextPath,
}: {
  items: PropSidebarItem[];
  activePath: string;
  nextPath: string;
}): ReactNode {
  const [path, setPath] = useState(activePath);
  return (
    <>
      <button type="button" onClick={() => setPath(nextPath)}>
        Go
      </button>
      <DocSidebarItems items={items} activePath={path} level={1} />
    </>
  );
}

const go = () => fireEvent.click(screen.getByRole('button', {name: 'Go'}));
const details = (label: string) => screen.getByText(label).closest('details');

describe('a category', () => {
  it('is open if it contains the page, and always lists its pages', () => {
    const {container} = renderSidebar(SIDEBAR, '/b');
    expect(details('Installation')?.open).toBe(true);
    expect(details('API')?.open).toBe(false);
    expect(details('Types')?.open).toBe(false);
    expect(
      [...container.querySelectorAll('a')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual(['/intro', '/a', '/b', '/c', '/d']);
    expect(
      container.querySelector('[aria-current=page]')?.getAttribute('href'),
    ).toBe('/b');
  });

  it('closes the others of its level if configured', () => {
    const {container} = renderSidebar(SIDEBAR, '/b', '/b', true);
    const names = [...container.querySelectorAll('details')].map(
      ({attributes}) => attributes.getNamedItem('name')?.value,
    );
    expect(names).toEqual(['sidebar-1', 'sidebar-1', 'sidebar-2']);
  });

  it('with a page has a link and a summary', () => {
    renderSidebar([category('Guides', [page('/a')], {href: '/guides'})], '/a');
    const link = screen.getByRole('link', {name: 'Guides'});
    expect(link.getAttribute('href')).toBe('/guides');
    expect(link.hasAttribute('aria-current')).toBe(false);
    expect(link.closest('details')).toBeNull();
    const summary = screen.getByLabelText('Pages of Guides');
    expect(summary.tagName).toBe('SUMMARY');
    expect(summary.closest('details')?.open).toBe(true);
  });

  it('whose page is shown is marked', () => {
    renderSidebar(
      [category('Guides', [page('/a')], {href: '/guides'})],
      '/guides',
    );
    expect(
      screen.getByRole('link', {name: 'Guides'}).getAttribute('aria-current'),
    ).toBe('page');
  });

  it('does not link to its unlisted page', () => {
    renderSidebar(
      [category('G', [page('/a')], {href: '/g', linkUnlisted: true})],
      '/a',
    );
    expect(screen.queryByRole('link', {name: 'G'})).toBeNull();
    expect(details('G')?.open).toBe(true);
  });

  it('that is not collapsible has a name and a list', () => {
    const fixed = {collapsible: false, collapsed: false};
    const {container} = renderSidebar(
      [
        category('Plain', [page('/a')], fixed),
        category('Linked', [page('/b')], {...fixed, href: '/linked'}),
      ],
      '/x',
    );
    expect(container.querySelector('details')).toBeNull();
    expect(screen.queryByRole('link', {name: 'Plain'})).toBeNull();
    expect(
      screen.getByRole('link', {name: 'Linked'}).getAttribute('href'),
    ).toBe('/linked');
    expect(screen.getByRole('link', {name: '/a'})).toBeDefined();
  });
});

it('after a navigation only the category of the page changes', () => {
  renderSidebar(SIDEBAR, '/a', '/d');
  details('Installation')!.open = false;
  details('API')!.open = false;
  go();
  expect(details('Installation')?.open).toBe(false);
  expect(details('API')?.open).toBe(true);
  expect(details('Types')?.open).toBe(true);
});
