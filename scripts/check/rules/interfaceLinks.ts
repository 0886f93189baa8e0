import ts from 'typescript';
import {resolveRoute, routesOf} from '../routes';
import type {Check, Problem} from '../types';

interface WrittenAddress {
  readonly address: string;
  readonly line: number;
}

/** Where documentation sets say which pages the landing pages and menus lead to. */
const SET_FILE = /^src\/sets\/[^/]+\/set\.ts$/;

/** Addresses written into components (`to="/…"`, `href="/…"`) and set.ts files lead to pages. */
export const interfaceLinks: Check = {
  name: 'interface links',
  unit: 'addresses',
  run(sources) {
    const routes = routesOf(sources);
    const {files} = sources;
    const written = files
      .list('src')
      .filter((file) => file.endsWith('.tsx') || SET_FILE.test(file))
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

/** In-site addresses that stand in a component, or in the data of a set, as plain text. */
export function addressesIn(file: string, text: string): WrittenAddress[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: WrittenAddress[] = [];
  const holdsAddress = (node: ts.Node) =>
    (ts.isJsxAttribute(node) && ['to', 'href'].includes(node.name.getText())) ||
    (ts.isPropertyAssignment(node) && SET_FILE.test(file));
  const visit = (node: ts.Node): void => {
    const {initializer} = node as ts.JsxAttribute | ts.PropertyAssignment;
    if (
      holdsAddress(node) &&
      initializer &&
      ts.isStringLiteral(initializer) &&
      initializer.text.startsWith('/')
    ) {
      found.push({
        address: initializer.text,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
