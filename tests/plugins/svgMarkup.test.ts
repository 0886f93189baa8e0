import {expect, it} from 'vitest';
import {svgMarkup} from '../../src/plugins/svg-markup.mts';

it('keeps the inside as markup and the attributes of the root as properties', () => {
  const module = svgMarkup(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" stroke-width="2"><path d="M0 0h8"/></svg>',
  );
  expect(module).toContain(
    JSON.stringify({
      viewBox: '0 0 8 8',
      strokeWidth: '2',
      dangerouslySetInnerHTML: {__html: '<path d="M0 0h8"/>'},
    }),
  );
});

it('says what it got when it is no SVG file', () => {
  expect(() => svgMarkup('<svg/>')).toThrow(
    'Expected an SVG file with something in it, got: <svg/>',
  );
});
