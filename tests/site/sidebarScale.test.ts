import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {carriesWholeSidebar} from '../../src/site/sidebarScale';

function pages(count: number): PropSidebarItem[] {
  return Array.from({length: count}, (_, index) => ({
    type: 'link',
    label: `Page ${index}`,
    href: `/${index}`,
  }));
}

function category(items: PropSidebarItem[], href?: string): PropSidebarItem {
  return {
    type: 'category',
    label: 'Group',
    collapsed: true,
    collapsible: true,
    items,
    href,
  };
}

describe('carriesWholeSidebar', () => {
  it.each([
    ['an empty one', [], true],
    ['150 pages', pages(150), true],
    ['151 pages', pages(151), false],
    ['150 pages in groups', [...pages(50), category(pages(100))], true],
    [
      'one more in a group of a group',
      [...pages(50), category([category(pages(101))])],
      false,
    ],
    [
      'pages of groups themselves',
      [category(pages(75), '/a'), category(pages(75), '/b')],
      false,
    ],
    [
      'markup among them',
      [
        ...pages(150),
        {type: 'html', value: '<hr>', defaultStyle: false} as PropSidebarItem,
      ],
      true,
    ],
  ])('%s', (_, items, expected) => {
    expect(carriesWholeSidebar(items)).toBe(expected);
  });
});
