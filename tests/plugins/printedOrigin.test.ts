import {expect, it} from 'vitest';
import printedOrigin from '../../src/plugins/printed-origin';

/** What becomes of the value of a declaration. */
function built(value: string): string {
  const site = {siteConfig: {url: 'https://docs.example.com'}};
  const {plugins} = printedOrigin(site as Parameters<typeof printedOrigin>[0])
    .configurePostCss!({plugins: []});
  const declaration = {value};
  const [step] = plugins as [{Declaration: (of: {value: string}) => void}];
  step.Declaration(declaration);
  return declaration.value;
}

it('writes the origin of the site as a text', () => {
  expect(built('" (" env(site-origin) attr(href)')).toBe(
    '" (" "https://docs.example.com" attr(href)',
  );
});

it('leaves all else as it is', () => {
  const value = 'env(safe-area-inset-top)';
  expect(built(value)).toBe(value);
});
