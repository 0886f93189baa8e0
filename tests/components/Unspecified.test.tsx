import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Unspecified from '@site/src/components/Unspecified';
import {renderWithSite} from '../support/renderWithSite';

it('an open question links to its entry in the list', () => {
  renderWithSite(<Unspecified id="ocr.seats">not specified</Unspecified>);
  const link = screen.getByRole('link', {name: 'not specified'});
  expect(link.getAttribute('href')).toBe('/open-questions#ocr.seats');
});

it('an answered question has no link', () => {
  const {container} = renderWithSite(
    <Unspecified id="ocr.seats" answered>
      three (source: Data sheet)
    </Unspecified>,
  );
  expect(container.textContent).toBe('three (source: Data sheet)');
  expect(screen.queryByRole('link')).toBeNull();
});
