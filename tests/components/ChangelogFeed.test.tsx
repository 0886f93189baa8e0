import {screen, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import ChangelogFeed from '@site/src/components/ChangelogFeed';
import {InDoc} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const ADDRESS = '/ocr/a.xml';

it('leads readers and their programs to the feed beside the page', async () => {
  renderWithSite(
    <InDoc lastUpdatedAt={Date.parse('2026-01-05')}>
      <ChangelogFeed>Follow</ChangelogFeed>
    </InDoc>,
  );
  expect(screen.getByRole('link', {name: 'Follow'}).getAttribute('href')).toBe(
    ADDRESS,
  );
  // The head follows in a frame of its own.
  await waitFor(() => {
    const link = document.head.querySelector('link[rel="alternate"]');
    expect(link?.getAttribute('type')).toBe('application/atom+xml');
    expect(link?.getAttribute('href')).toBe(ADDRESS);
  });
});

it('is not there where git knows no days', () => {
  renderWithSite(
    <InDoc>
      <ChangelogFeed>Follow</ChangelogFeed>
    </InDoc>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
