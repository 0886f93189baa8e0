import {resolveRoute, routesOf, type RouteTable} from '../routes';
import {lineOf} from '../sourceLines';
import {SPEC_SETS, type SpecSet} from '../specPages';
import type {Redirect} from '../../../src/sets/redirects';
import type {Check} from '../types';

const FILE = 'src/sets/redirects.ts';

/** Every redirect of the specification is there; each leads to a page in one step. */
export const redirects: Check = {
  name: 'redirects',
  unit: 'redirects',
  run(sources) {
    const routes = routesOf(sources);
    const faults = [
      ...sources.redirects.flatMap((redirect, index) =>
        redirectFaults(redirect, routes, sources.redirects.slice(0, index)),
      ),
      ...missingRedirects(sources.redirects),
    ];
    return {
      inspected: sources.redirects.length,
      problems: faults.map(({found, expected, remedy, needle}) => ({
        file: FILE,
        line: lineOf(sources.files, FILE, needle),
        found,
        expected,
        remedy,
      })),
    };
  },
};

interface RedirectFault {
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
  /** Text by which the line is found. */
  readonly needle: string;
}

function redirectFaults(
  {from, to}: Redirect,
  routes: RouteTable,
  before: readonly Redirect[],
): RedirectFault[] {
  const found = `${from} → ${to}`;
  const needle = `'${to.replace(/^\/[^/]+\//, '')}'`;
  const faults: RedirectFault[] = [];
  if (routes.pages.has(from) || routes.components.has(from)) {
    faults.push({
      found: `${found}, though ${from} is a page`,
      expected: 'an address without a page of its own',
      remedy: 'Take the redirect away, or move the page.',
      needle,
    });
  }
  if (before.some((other) => other.from === from)) {
    faults.push({
      found: `${found}, the second redirect from there`,
      expected: 'one redirect per address',
      remedy: 'Keep the one that is meant.',
      needle,
    });
  }
  const {kind} = resolveRoute(routes, to);
  if (kind === 'redirect') {
    faults.push({
      found: `${found}, which is a redirect itself`,
      expected: 'the address of a page: no chains and no loops',
      remedy: 'Name the last address of the chain.',
      needle,
    });
  } else if (kind !== 'found') {
    faults.push({
      found: `${found}, which does not exist`,
      expected: 'the address of a page',
      remedy: 'Correct the address; mind upper and lower case.',
      needle,
    });
  }
  return faults;
}

function missingRedirects(there: readonly Redirect[]): RedirectFault[] {
  return Object.entries<SpecSet>(SPEC_SETS).flatMap(
    ([set, {redirects: rows}]) =>
      Object.entries(rows).flatMap(([group, page]) => {
        const from = group ? `/${set}/${group}` : `/${set}`;
        const to = `/${set}/${page}`;
        return there.some((row) => row.from === from && row.to === to)
          ? []
          : {
              found: `no redirect ${from} → ${to}`,
              expected: 'every redirect of scripts/check/specPages.ts',
              remedy: 'Add the row.',
              needle: `${set}:`,
            };
      }),
  );
}
