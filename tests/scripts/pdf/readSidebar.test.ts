import {expect, it} from 'vitest';
import {readSidebar} from '../../../scripts/pdf/build/readSidebar';
import {builtPage} from '../../support/bookPages';

const link = (route: string) => `<li><a class=menu__link href=${route}>x</a>`;
const open = (label: string, inner: string) =>
  `<li><details><summary><span>${label}</span></summary><ul>${inner}</ul></details>`;
const closed = (label: string, first: string) =>
  `<li class="menu__list-item menu__list-item--collapsed"><a href=${first}>${label}</a>`;

const read = (pages: Readonly<Record<string, string>>) =>
  readSidebar('/a', (route) => builtPage(route, '', pages[route] ?? ''));

const NESTED = [
  {route: '/a'},
  {
    label: 'One',
    items: [{route: '/b'}, {label: 'Two', items: [{route: '/c'}]}],
  },
];

it.each([
  [
    'in order, with categories inside categories',
    {
      '/a':
        link('/a') +
        open('One', link('/b') + open('Two', link('/c'))) +
        '<li><a href=https://other.example>x</a>' +
        link('/d'),
    },
    [...NESTED, {route: '/d'}],
  ],
  [
    'with the page of a category first in it',
    {
      '/a': `<li><a href=/own>Own</a><details><summary aria-label=Pages></summary><ul>${link('/b')}</ul></details>`,
    },
    [{label: 'Own', items: [{route: '/own'}, {route: '/b'}]}],
  ],
  [
    'of a large set off a page of each branch',
    {
      '/a': link('/a') + closed('One', '/b'),
      '/b': link('/a') + open('One', link('/b') + closed('Two', '/c')),
      '/c': link('/a') + open('One', link('/b') + open('Two', link('/c'))),
    },
    NESTED,
  ],
])('reads a sidebar %s', (_, pages, items) => {
  expect(read(pages)).toEqual(items);
});

it('names a branch that is closed on its own page, and a page without a sidebar', () => {
  const pages = {'/a': closed('One', '/b'), '/b': closed('One', '/b')};
  expect(() => read(pages)).toThrow('/b: expected its own branch');
  expect(() => readSidebar('/a', () => '<p>no sidebar')).toThrow(
    '/a: expected a sidebar',
  );
});
