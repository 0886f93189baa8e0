import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Unspecified from '@site/src/components/Unspecified';
import {renderWithSite} from '../support/renderWithSite';

function linkTo(name: string): string | null {
  return screen.getByRole('link', {name}).getAttribute('href');
}

describe('Unspecified', () => {
  it('links the text to the question', () => {
    renderWithSite(
      <Unspecified id="ocr.seats">not specified by the vendor</Unspecified>,
    );
    expect(linkTo('not specified by the vendor')).toBe(
      '/open-questions#ocr.seats',
    );
  });

  it('shows an answer without a link', () => {
    const {container} = renderWithSite(
      <Unspecified id="ocr.seats" answered>
        three (source: Data sheet)
      </Unspecified>,
    );
    expect(container.textContent).toBe('three (source: Data sheet)');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
