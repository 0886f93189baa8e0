import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import MemberIndex from '@site/src/components/MemberIndex';
import {installMemberFilter} from '@site/src/native/memberFilter';
import {renderWithSite} from '../support/renderWithSite';

installMemberFilter();

const ROWS = JSON.stringify([
  {name: '#REF!', url: '/set/errors#ref', note: 'of Errors'},
  {
    name: 'add()',
    owners: [
      ['Pens', '/set/pens#add'],
      ['Inks', '/set/inks#add'],
    ],
  },
  {name: 'area', url: '/set/area', note: 'of Pens'},
  {name: 'Brush', url: '/set/brush', note: 'interface'},
]);

const shownRows = () =>
  screen
    .getAllByRole('listitem')
    .map(({textContent}) => textContent)
    .filter((text) => text.length > 1);

it('groups members by letter, and leads to each entry', () => {
  renderWithSite(<MemberIndex rows={ROWS} />);
  expect(
    // Behind the letter stands the link to the heading.
    screen
      .getAllByRole('heading', {level: 2})
      .map(({textContent}) => textContent[0]),
  ).toEqual(['#', 'A', 'B']);
  expect(shownRows()).toEqual([
    '#REF! of Errors',
    'add() of Pens, Inks',
    'area of Pens',
    'Brush interface',
  ]);
  expect(screen.getByRole('link', {name: 'Inks'}).getAttribute('href')).toBe(
    '/set/inks#add',
  );
});

it('shows the rows that have each of the words, and the letters that have rows', () => {
  renderWithSite(<MemberIndex rows={ROWS} />);
  const field = screen.getByRole('searchbox', {name: 'Filter by name'});
  const type = (value: string) => fireEvent.input(field, {target: {value}});
  type('PENS a');
  expect(shownRows()).toEqual(['add() of Pens, Inks', 'area of Pens']);
  expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('2 entries');
  type('nothing');
  expect(shownRows()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No entry matches');
  type('');
  expect(shownRows()).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe('');
});
