import {Route} from 'react-router-dom';
import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Link from '@docusaurus/Link';
import HelpTopics from '@site/src/components/HelpTopics';
import {renderWithSite} from '../support/renderWithSite';

const TO = '/ocr/intro#first';

/** Renders the page of help topics; returns the resulting address, and whether the topic is reported as unknown. */
function ask(search: string) {
  let address = '';
  renderWithSite(
    <>
      <HelpTopics>
        <Link to={TO} data-topic="intro">
          Intro
        </Link>
      </HelpTopics>
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
  ['?topic=intro', TO, false],
  ['', '/help', false],
  ['?topic=', '/help?topic=', true],
  ['?topic=__proto__', '/help?topic=__proto__', true],
  ['?topic=intro&topic=run', '/help?topic=intro&topic=run', true],
  ['?topic=//evil.example', '/help?topic=//evil.example', true],
])('%s leads to %s, unknown: %s', (search, address, isUnknown) => {
  expect(ask(search)).toEqual([address, isUnknown]);
});
