import ts from 'typescript';
import {parseSource} from '../parseSource';
import {resolveRoute, routesOf} from '../routes';
import type {Problem} from '../../../src/sets/problem';
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
    problems: problems.flat(),
  };
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
