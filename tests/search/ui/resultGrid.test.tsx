import {screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import type {SearchHit} from '@site/src/search/hits';
import ResultGrid from '@site/src/search/ui/modal/ResultGrid';
import {renderWithSite} from '../../support/renderWithSite';

it('shows each hit with its section, in the order of the answer', () => {
  const part = (text: string) => [{text, isMatch: false}];
  const hits = ['API', 'Reference', 'API'].map((section, index): SearchHit => ({
    href: `/${index}`,
    type: 'lvl1',
    section,
    path: [],
    title: part(`Title ${index}`),
    summary: part('Text'),
  }));
  renderWithSite(
    <ResultGrid
      id="grid"
      groups={[{hits}]}
      active={undefined}
      stored={{hits: [], save: vi.fn(), remove: vi.fn()}}
      onPoint={vi.fn()}
      onChoose={vi.fn()}
    />,
  );
  expect(screen.getByRole('grid').textContent).toBe(
    'Title 0APITextTitle 1ReferenceTextTitle 2APIText',
  );
});
