/**
 * Step of SVGR (https://react-svgr.com/docs/custom-transformations/): makes an SVG file a component
 * whose inside stays markup. A call per shape, which SVGR writes by default, is twice the script.
 *
 * @param svg - the file's text, after SVGO
 * @returns a module; the component takes the attributes of `<svg>`
 * @throws Error when the text is no SVG file
 */
export function svgMarkup(svg: string): string {
  const [, root, inside] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  if (root === undefined || inside === undefined) {
    throw new Error(
      `Expected an SVG file with something in it, got: ${svg.slice(0, 80)}`,
    );
  }
  const attributes = Object.fromEntries(
    [...root.matchAll(/([\w:-]+)="([^"]*)"/g)]
      .map(([, name = '', value = '']) => [propertyName(name), value])
      // Needed in files alone.
      .filter(([name]) => name !== 'xmlns'),
  );
  return `import {jsx} from 'react/jsx-runtime';
const attributes = ${JSON.stringify({...attributes, dangerouslySetInnerHTML: {__html: inside}})};
export default function Svg(props) {
  return jsx('svg', {...attributes, ...props});
}
`;
}

/** React's name of an attribute: `strokeWidth` for `stroke-width`. */
function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
