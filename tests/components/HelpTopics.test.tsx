import {Route} from 'react-router-dom';
import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import HelpTopics from '@site/src/components/HelpTopics';
import {HELP_TOPICS} from '@site/src/site/sets/ocr/helpTopics';
import {renderWithSite} from '../support/renderWithSite';

const [id, {to}] = Object.entries(HELP_TOPICS)[0]!;

/** Renders the page of help topics; returns the resulting address, and whether the topic is reported as unknown. */
function ask(search: string) {
  let address = '';
  renderWithSite(
    <>
      <HelpTopics topics={HELP_TOPICS} />
      <Route
        render={({location}) => {
          address = location.pathname + location.search + location.hash;
          return null;
        }}
      />
    </>,
    {path: `/help${search}`},
  );
  return [address, screen.queryByRole('status') !== null];
}

it.each([
  [`?topic=${id}`, to, false],
  ['', '/help', false],
  ['?topic=', '/help?topic=', true],
  ['?topic=__proto__', '/help?topic=__proto__', true],
  [`?topic=${id}&topic=run`, `/help?topic=${id}&topic=run`, true],
  ['?topic=//evil.example', '/help?topic=//evil.example', true],
])('%s leads to %s, unknown: %s', (search, address, isUnknown) => {
  expect(ask(search)).toEqual([address, isUnknown]);
});

it('lists every topic', () => {
  ask('?topic=unknown');
  expect(screen.getAllByRole('link')).toHaveLength(
    Object.keys(HELP_TOPICS).length,
  );
});
