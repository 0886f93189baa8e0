import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Unspecified from '@site/src/components/Unspecified';
import {renderWithSite} from '../support/renderWithSite';

it('an open question links to the contact page, named by the question', () => {
  renderWithSite(
    <Unspecified id="ocr.seats" label="Ask us: How many?" title="How many? …">
      Ask us
    </Unspecified>,
  );
  const link = screen.getByRole('link', {name: 'Ask us: How many?'});
  expect(link.textContent).toBe('Ask us');
  expect(link.getAttribute('href')).toMatch(/\/contacts\/create$/);
  expect(link.parentElement!.title).toBe('How many? …');
});

it('an open question of a legal text links to its entry in the list', () => {
  renderWithSite(<Unspecified id="ocr.seats">to be confirmed</Unspecified>);
  const link = screen.getByRole('link', {name: 'to be confirmed'});
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
