import {expect, it} from 'vitest';
import {inlineScripts, policyHash} from './inlineScripts';

it('lists the scripts that stand in the page and are run', () => {
  const html = `<script>one()</script><script src="/a.js"></script>
    <script type="application/ld+json">{"@context": "x"}</script>
    <script type=module>two("<b>")</script>`;
  expect(inlineScripts(html)).toEqual(['one()', 'two("<b>")']);
});

it('hashes a text as browsers do', () => {
  // https://www.w3.org/TR/CSP3/#framework-directive-source-list, example of the empty script
  expect(policyHash('')).toBe(
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});
