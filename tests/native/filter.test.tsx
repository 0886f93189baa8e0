import {fireEvent, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import EntryFilter from '@site/src/components/EntryFilter';
import MemberIndex from '@site/src/components/MemberIndex';
import '@site/src/native/filter';
import {renderWithSite} from '../support/renderWithSite';

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

describe('an index', () => {
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
    type('PENS a');
    expect(shownRows()).toEqual(['add() of Pens, Inks', 'area of Pens']);
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(1);
    expect(said()).toBe('2 of 4 entries');
    type('nothing');
    expect(shownRows()).toEqual([]);
    expect(said()).toBe('No entry matches');
    type('');
    expect(shownRows()).toHaveLength(4);
    expect(said()).toBe('');
  });
});

describe('the entries of a reference', () => {
  const render = () => {
    const {container} = renderWithSite(
      <div>
        <EntryFilter />
      </div>,
    );
    container.firstElementChild!.insertAdjacentHTML(
      'beforeend',
      `<h2 id="Pen"><code>Pen</code></h2>
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
       <p>A house. <a href="#Pen.lift">lift</a>, <a href="#samples">here</a></p>`,
    );
  };

  const shownTexts = () =>
    [...document.querySelectorAll<HTMLElement>('h2, h3, p')]
      .filter(({hidden}) => !hidden)
      .map(({textContent}) => textContent);

  const REST = ['Samples', 'A house. lift, here'];

  it('are found by name, declaration and meaning, each with all that belongs to it', () => {
    render();
    type('ends');
    expect(shownTexts()).toEqual([
      'Pen',
      'lift()',
      'Ends a line.',
      'Since the first version.',
      'In samples: drawing a house.',
      ...REST,
    ]);
    expect(said()).toBe('1 of 4 entries');
    type('502');
    expect(shownTexts()).toEqual(['CODE (502)', 'The pen is empty.', ...REST]);
    type('house');
    expect(shownTexts()).toEqual(REST);
    expect(said()).toBe('No entry matches');
  });

  it('are all found by the name of their type', () => {
    render();
    type('pen line');
    expect(shownTexts().slice(0, 2)).toEqual(['Pen', 'lift()']);
    expect(said()).toBe('2 of 4 entries');
  });

  it('come back when a link leads to one that is hidden, and only then', () => {
    render();
    type('502');
    fireEvent.click(screen.getByText('here'));
    expect(said()).toBe('1 of 4 entries');
    fireEvent.click(screen.getByText('lift'));
    expect(said()).toBe('');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(shownTexts()).toHaveLength(12);
  });

  it('come back when the history leads to one that is hidden', () => {
    render();
    type('502');
    window.location.hash = '#%';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(said()).toBe('1 of 4 entries');
    window.location.hash = '#Pen.draw';
    const reached = vi.fn();
    document.getElementById('Pen.draw')!.scrollIntoView = reached;
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(said()).toBe('');
    expect(reached).toHaveBeenCalledOnce();
  });
});

describe('the tables of a part', () => {
  it('lose the rows that do not match, and with the last one their heading', () => {
    const {container} = renderWithSite(
      <div>
        <EntryFilter />
      </div>,
    );
    const table = (...rows: string[]) =>
      `<div><table><thead><tr><th>Name</th></tr></thead><tbody>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody></table></div>`;
    container.firstElementChild!.insertAdjacentHTML(
      'beforeend',
      `<h3>Numbers</h3>${table('SUM', 'ABS')}<h3>Texts</h3>${table('TRIM')}<h2>More</h2>${table('name')}`,
    );
    type('tri');
    expect(
      [...document.querySelectorAll<HTMLElement>('h2, h3, tr')]
        .filter((part) => part.closest('[hidden]') === null)
        .map(({textContent}) => textContent),
    ).toEqual(['Texts', 'Name', 'TRIM', 'More', 'Name', 'name']);
    expect(said()).toBe('1 of 3 entries');
  });
});
