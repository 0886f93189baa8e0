import {describe, expect, it} from 'vitest';
import {readSidebar} from '../../../scripts/pdf/build/readSidebar';
import {builtPage} from '../../support/bookPages';

const link = (route: string) => `<li><a class=menu__link href=${route}>x</a>`;
const open = (label: string, inner: string) =>
  `<li><details><summary><span>${label}</span></summary><ul>${inner}</ul></details>`;
const closed = (label: string, first: string) =>
  `<li class="menu__list-item menu__list-item--collapsed"><a href=${first}>${label}</a>`;

function read(pages: Readonly<Record<string, string>>) {
  return (route: string) => builtPage(route, '', pages[route] ?? '');
}

describe('a sidebar', () => {
  it('is read in order, with categories inside categories', () => {
    const sidebar =
      link('/a') +
      open('One', link('/b') + open('Two', link('/c'))) +
      '<li><a href=https://other.example>x</a>' +
      link('/d');
    expect(readSidebar('/a', read({'/a': sidebar}))).toEqual([
      {route: '/a'},
      {
        label: 'One',
        items: [{route: '/b'}, {label: 'Two', items: [{route: '/c'}]}],
      },
      {route: '/d'},
    ]);
  });

  it('begins a category that is a page with that page', () => {
    const own = `<li><a href=/own>Own</a><details><summary aria-label=Pages></summary><ul>${link('/b')}</ul></details>`;
    expect(readSidebar('/a', read({'/a': own}))).toEqual([
      {label: 'Own', items: [{route: '/own'}, {route: '/b'}]},
    ]);
  });

  it('of a large set is read off a page of each branch', () => {
    const pages = {
      '/a': link('/a') + closed('One', '/b'),
      '/b': link('/a') + open('One', link('/b') + closed('Two', '/c')),
      '/c': link('/a') + open('One', link('/b') + open('Two', link('/c'))),
    };
    expect(readSidebar('/a', read(pages))).toEqual([
      {route: '/a'},
      {
        label: 'One',
        items: [{route: '/b'}, {label: 'Two', items: [{route: '/c'}]}],
      },
    ]);
  });

  it('that a branch keeps closed is named', () => {
    const pages = {'/a': closed('One', '/b'), '/b': closed('One', '/b')};
    expect(() => readSidebar('/a', read(pages))).toThrow(
      '/b: expected its own branch of the sidebar to be open, found it closed.',
    );
  });

  it('that is not there is named', () => {
    expect(() => readSidebar('/a', () => '<p>no sidebar')).toThrow(
      '/a: expected a sidebar (class theme-doc-sidebar-menu)',
    );
  });
});
