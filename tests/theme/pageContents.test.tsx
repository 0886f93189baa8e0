import {screen, within} from '@testing-library/react';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {expect, it} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

const toc = [
  {id: 'one', value: 'One', level: 2},
  {id: 'two', value: 'Two <code>x</code>', level: 3},
  {id: 'deep', value: 'Too deep', level: 4},
] as const;

const options = {
  themeConfig: {
    navbar: {hideOnScroll: true, items: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};

it('the list on narrow screens is closed, and holds every heading all the same', () => {
  renderWithSite(<TOCCollapsible toc={toc} className="mobile" />, options);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  expect(details.open).toBe(false);
  expect(details.classList.contains('mobile')).toBe(true);
  expect(screen.getByText('On this page').tagName).toBe('SUMMARY');
  const links = within(details).getAllByRole('link', {hidden: true});
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#one',
    '#two',
  ]);
});

it('the list beside the text marks the section being read as soon as it is there', () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id=one>One</h2>');
  const heading = document.querySelector('h2')!;
  heading.getClientRects = () => [{top: 100}] as never;
  renderWithSite(<TOC toc={toc} />, options);
  const current = screen.getByRole('link', {current: 'location'});
  expect(current.getAttribute('href')).toBe('#one');
  heading.remove();
});
