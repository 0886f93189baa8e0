import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import ReportLink from '@site/src/components/ReportLink';
import {DOCS_GLOBAL_DATA, InDoc} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const renderLink = (settings: Record<string, string>) =>
  renderWithSite(
    <InDoc title="A page">
      <ReportLink />
    </InDoc>,
    {settings, path: '/ocr/a', globalData: DOCS_GLOBAL_DATA},
  );

it('links to the report form with the page, and is hidden without a form', () => {
  expect(renderLink({}).container.textContent).toBe('');
  renderLink({
    SITE_REPORT_URL: 'https://issues.example/new?t={title}&b={page}',
  });
  const page = encodeURIComponent('http://localhost:3000/ocr/a');
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `https://issues.example/new?t=A%20page&b=${page}`,
  );
});
