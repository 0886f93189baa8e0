import ts from 'typescript';
import {parseSource} from '../parseSource';
import {resolveRoute, routesOf} from '../routes';
import type {Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

interface WrittenAddress {
  readonly address: string;
  readonly line: number;
}

/** Where documentation sets say which pages the landing pages and menus lead to. */
const SET_FILE = /^src\/sets\/[^/]+\/set\.ts$/;

/** Addresses written into components (`to="/…"`, `href="/…"`) and set.ts files lead to pages. */
export async function run(sources: Sources): Promise<CheckResult> {
  const routes = routesOf(sources);
  const {files} = sources;
  const written = files
    .list('src')
    .filter((file) => file.endsWith('.tsx') || SET_FILE.test(file))
    .flatMap((file) =>
      addressesIn(file, files.read(file)).map((found) => ({file, ...found})),
    );
  const doubled = files
    .list('src')
    .filter((file) => SET_FILE.test(file))
    .flatMap((file) => doubledAddresses(file, files.read(file)));
  const problems = await Promise.all(
    written.map(async ({file, line, address}): Promise<Problem[]> => {
      const {kind} = await resolveRoute(routes, address);
      return kind === 'found' || kind === 'undecided'
        ? []
        : [
            {
              file,
              line,
              found: `the address \`${address}\``,
              expected:
                'a page of this site, with an anchor that it has, without a redirect on the way',
              remedy: 'Correct the address; mind upper and lower case.',
            },
          ];
    }),
  );
  return {
    inspected: written.length,
    problems: [...problems.flat(), ...doubled],
  };
}

/** Two entries of one table that lead to one page: one of them was copied. */
function doubledAddresses(file: string, text: string): Problem[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(
    ({1: table = '', index}) => {
      const seen = new Map<string, string>();
      return [...table.matchAll(/(\w+): '(\/[^']+)'/g)].flatMap(
        ({1: key = '', 2: address = '', index: at}) => {
          const other = seen.get(address);
          seen.set(address, key);
          return other === undefined
            ? []
            : [
                {
                  file,
                  line: lineAt(text, index + 1 + at),
                  found: `${key} with the address of ${other}, ${address}`,
                  expected: 'a page for each',
                  remedy: 'Correct the address.',
                },
              ];
        },
      );
    },
  );
}

/** In-site addresses that stand in a component, or in the data of a set, as plain text. */
export function addressesIn(file: string, text: string): WrittenAddress[] {
  const inSet = SET_FILE.test(file);
  // Most components have none: they need not be parsed.
  if (!inSet && !/\b(?:to|href)=/.test(text)) {
    return [];
  }
  const {nodes, lineOf} = parseSource(file, text);
  return nodes
    .filter(
      (node) =>
        (ts.isJsxAttribute(node) &&
          ['to', 'href'].includes(node.name.getText())) ||
        (ts.isPropertyAssignment(node) && inSet),
    )
    .flatMap((node) => {
      const {initializer} = node as ts.JsxAttribute | ts.PropertyAssignment;
      return initializer &&
        ts.isStringLiteral(initializer) &&
        initializer.text.startsWith('/')
        ? {address: initializer.text, line: lineOf(node)}
        : [];
    });
}
