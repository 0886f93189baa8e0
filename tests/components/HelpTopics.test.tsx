import {Route} from 'react-router-dom';
import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import HelpTopics from '@site/src/components/HelpTopics';
import {HELP_TOPICS} from '@site/src/sets/ocr/helpTopics';
import {renderWithSite} from '../support/renderWithSite';

let address = '';

function renderAt(search: string) {
  return renderWithSite(
    <>
      <HelpTopics topics={HELP_TOPICS} />
      <Route
        render={({location}) => {
          address = location.pathname + location.search + location.hash;
          return null;
        }}
      />
    </>,
    {path: `/ocr/csh-redirect${search}`},
  );
}

const HOSTILE = [
  '?topic=https://evil.example',
  '?topic=//evil.example',
  '?topic=javascript:alert(1)',
  '?topic=__proto__',
  '?topic=constructor',
  '?topic=toString',
  '?topic=%2F%2Fevil.example',
  '?topic=<img src=x onerror=alert(1)>',
  '?topic=',
  '?topic=intro&topic=run',
  '?topic=../../legal/terms',
];

describe('HelpTopics', () => {
  it.each(Object.entries(HELP_TOPICS))(
    'leads topic %s to its page',
    (id, {to}) => {
      renderAt(`?topic=${id}`);
      expect(address).toBe(to);
    },
  );

  it.each(HOSTILE)('stays and lists the topics for %s', (search) => {
    const {container} = renderAt(search);
    expect(address).toBe(`/ocr/csh-redirect${search}`);
    expect(screen.getAllByRole('link')).toHaveLength(
      Object.keys(HELP_TOPICS).length,
    );
    expect(screen.getByRole('status').textContent).toContain('no help page');
    expect(container.innerHTML).not.toContain('evil');
    expect(container.querySelector('img')).toBeNull();
  });

  it('lists the topics without a message when no topic is asked for', () => {
    renderAt('');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });
});
