import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';

/** Loads SVG files as React components, like the bundler of the site. */
export function svgComponents(): Plugin {
  return {
    name: 'svg-components-for-tests',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('.svg') ? componentOf(readFileSync(id, 'utf8')) : null,
  };
}

function componentOf(svg: string): string {
  const [, root = '', inside] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const attributes = Object.fromEntries(
    [...root.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const own = {...attributes, dangerouslySetInnerHTML: {__html: inside}};
  return `import {jsx} from 'react/jsx-runtime';
export default (props) => jsx('svg', {...${JSON.stringify(own)}, ...props});`;
}
