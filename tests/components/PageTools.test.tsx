import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import PageTools from '@site/src/components/PageTools';
import {ASSISTANTS} from '@site/src/site/assistants';
import {renderWithSite} from '../support/renderWithSite';

const ADDRESS = 'https://site.example/ocr/intro';

describe('PageTools', () => {
  it('leads to the Markdown, and to each assistant with nothing but the address of the page', () => {
    renderWithSite(
      <PageTools
        markdown="/ocr/intro.md"
        address={ADDRESS}
        hasSamples={false}
      />,
    );
    const [markdown, ...assistants] = screen.getAllByRole('link', {
      hidden: true,
    });
    expect(markdown?.textContent).toBe('View as Markdown');
    expect(markdown?.getAttribute('href')).toBe('/ocr/intro.md');
    expect(assistants.map(({textContent}) => textContent)).toEqual(
      ASSISTANTS.map(({name}) => `Open in ${name}`),
    );
    for (const link of assistants) {
      const {searchParams} = new URL(link.getAttribute('href')!);
      expect([...searchParams.values()]).toEqual([ADDRESS]);
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it.each([true, false])(
    'offers the samples as a project where there are any: %s',
    (hasSamples) => {
      renderWithSite(
        <PageTools
          markdown="/spreadsheet/intro.md"
          address={ADDRESS}
          hasSamples={hasSamples}
        />,
      );
      const name = 'Download the samples as a project';
      expect(screen.queryAllByText(name)).toHaveLength(hasSamples ? 1 : 0);
    },
  );
});
