import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import EntryFilter from '@site/src/reference/ui/EntryFilter';
import MemberIndex from '@site/src/reference/ui/MemberIndex';
import {installFilterFields} from '@site/src/native-first/filter';
import {renderWithSite} from '../../support/renderWithSite';
import {forgetListeners} from './support';

beforeEach(installFilterFields);
afterEach(forgetListeners);

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

function type(value: string): void {
  const field = screen.getByRole('searchbox', {name: 'Filter this page'});
  fireEvent.input(field, {target: {value}});
}

const said = () => screen.getByRole('status').textContent;

/** Returns the texts of the visible elements. */
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.closest('[hidden]') === null)
    .map(({textContent}) => textContent);

/** Creates a page with the field and its entries. */
function renderField(html: string): void {
  const {container} = renderWithSite(
    <div>
      <EntryFilter />
    </div>,
  );
  container.firstElementChild!.insertAdjacentHTML('beforeend', html);
}

it('an index groups members by letter, links to their entries, and shows the rows that contain all words', () => {
  renderWithSite(<MemberIndex rows={ROWS} />);
  // The link to the heading follows the letter.
  const letters = () => shown('h2').map((text) => text[0]);
  const rows = () => shown('li').filter((text) => text.length > 1);
  expect(letters()).toEqual(['#', 'A', 'B']);
  expect(rows()).toEqual([
    '#REF! of Errors',
    'add() of Pens, Inks',
    'area of Pens',
    'Brush interface',
  ]);
  expect(screen.getByRole('link', {name: 'Inks'}).getAttribute('href')).toBe(
    '/set/inks#add',
  );
  type('PENS a');
  expect(rows()).toEqual(['add() of Pens, Inks', 'area of Pens']);
  expect(letters()).toEqual(['A']);
  expect(said()).toBe('2 of 4 entries');
  type('nothing');
  expect(rows()).toEqual([]);
  expect(said()).toBe('No entry matches');
  type('');
  expect(rows()).toHaveLength(4);
  expect(said()).toBe('');
});

const render = () =>
  renderField(`<h2 id="Pen"><code>Pen</code></h2>
      <p>What writes.</p>
      <h3 id="Pen.lift"><code>lift()</code></h3>
      <p>Ends a line.</p>
      <p>Since the first version.</p>
      <p>In samples: drawing a house.</p>
      <h3 id="Pen.draw"><code>draw()</code></h3>
      <p>Begins a line.</p>
      <h2 id="CODE"><code>CODE</code> (502)</h2>
      <p>The pen is empty.</p>
      <h2 id="samples">Samples</h2>
      <p>A house.</p>`);

const LIFT = [
  'Pen',
  'lift()',
  'Ends a line.',
  'Since the first version.',
  'In samples: drawing a house.',
];

it.each([
  ['meaning', 'ends', LIFT, '1 of 4 entries'],
  ['declaration', '502', ['CODE (502)', 'The pen is empty.'], '1 of 4 entries'],
  ['type', 'pen line', [...LIFT, 'draw()', 'Begins a line.'], '2 of 4 entries'],
  ['no sample', 'house', [], 'No entry matches'],
])('entries of a reference are found by %s', (_, query, texts, message) => {
  render();
  const all = shown('h2, h3, p');
  type(query);
  expect(shown('h2, h3, p')).toEqual(texts);
  expect(said()).toBe(message);
  type('');
  expect(shown('h2, h3, p')).toEqual(all);
});

it('hides links of the table of contents with their entries', () => {
  render();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<ul class="table-of-contents">
      <li><a href="#Pen">Pen</a><ul><li><a href="#Pen.lift">lift()</a></li><li><a href="#Pen.draw">draw()</a></li></ul></li>
      <li><a href="#CODE">CODE</a></li>
      <li><a href="#samples">Samples</a></li></ul>`,
  );
  type('ends');
  expect(shown('.table-of-contents a')).toEqual(['Pen', 'lift()']);
  type('');
  expect(shown('.table-of-contents a')).toHaveLength(5);
});

it('a link to a hidden entry clears the filter', () => {
  render();
  const all = shown('h2, h3');
  type('502');
  const link = document.createElement('a');
  link.href = '#Pen.lift';
  document.body.append(link);
  fireEvent.click(link);
  expect(shown('h2, h3')).toEqual(all);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  link.remove();
});
