import {fireEvent, screen} from '@testing-library/react';
import ErrorPageContent from '@theme/ErrorPageContent';
import {expect, it, vi} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

it('the crash page shows the error and retries', () => {
  const tryAgain = vi.fn();
  renderWithSite(
    <ErrorPageContent error={new Error('no such cell')} tryAgain={tryAgain} />,
  );
  expect(screen.getByRole('heading', {level: 1}).textContent).toContain(
    'This page crashed.',
  );
  expect(document.body.textContent).toContain('no such cell');
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledOnce();
});
