import ts from 'typescript';
import {parseComponent} from '../componentSource';
import {resolveRoute, routesOf} from '../routes';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

interface WrittenAddress {
  readonly address: string;
  readonly line: number;
}

/** Addresses written into components (`to="/…"`, `href="/…"`) lead to pages. */
export const interfaceLinks: Check = {
  name: 'interface links',
  unit: 'addresses',
  run(sources) {
    const routes = routesOf(sources);
    const {files} = sources;
    const written = files
      .list('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        addressesIn(file, files.read(file)).map((found) => ({file, ...found})),
      );
    return {
      inspected: written.length,
      problems: written.flatMap(({file, line, address}): Problem[] => {
        const {kind} = resolveRoute(routes, address);
        return kind === 'found' || kind === 'undecided'
          ? []
          : [
              {
                file,
                line,
                found: `the address \`${address}\``,
                expected: 'a page of this site, without a redirect on the way',
                remedy: 'Correct the address; mind upper and lower case.',
              },
            ];
      }),
    };
  },
};

/** In-site addresses that stand in a component as plain text. */
export function addressesIn(file: string, text: string): WrittenAddress[] {
  // Most components have none: they need not be parsed.
  if (!/\b(?:to|href)=/.test(text)) {
    return [];
  }
  const {nodes, lineOf} = parseComponent(file, text);
  return nodes.flatMap((node) =>
    ts.isJsxAttribute(node) &&
    ['to', 'href'].includes(node.name.getText()) &&
    node.initializer &&
    ts.isStringLiteral(node.initializer) &&
    node.initializer.text.startsWith('/')
      ? {address: node.initializer.text, line: lineOf(node)}
      : [],
  );
}
