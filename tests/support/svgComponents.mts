import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';
import {svgMarkup} from '../../src/plugins/svg-markup.mts';

/** Makes an imported SVG file a React component, as the site's bundler does. */
export function svgComponents(): Plugin {
  return {
    name: 'svg-components-for-tests',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('.svg') ? svgMarkup(readFileSync(id, 'utf8')) : null,
  };
}
