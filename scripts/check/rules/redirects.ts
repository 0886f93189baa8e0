import {DOCS_SET_LIST} from '../../../src/sets/index';
import {resolveRoute, routesOf, type RouteTable} from '../routes';
import type {FileTree} from '../files';
import {MOVED_FILE} from '../siteTables';
import {lineOfText} from '../sourceLines';
import type {MovedPages, Redirect} from '../../../src/sets/redirects';
import type {Rule} from '../types';

/** Every redirect leads to a page in one step. */
export const run: Rule = async (sources) => {
  const routes = routesOf(sources);
  const faults = await Promise.all(
    sources.redirects.map((redirect, index) =>
      redirectFaults(
        redirect,
        routes,
        sources.redirects.slice(0, index),
        sources.files,
      ),
    ),
  );
  return {
    inspected: sources.redirects.length,
    problems: faults.flat().map(({file, found, expected, remedy, needle}) => ({
      file,
      line: lineOfText(sources.files, file, needle),
      found,
      expected,
      remedy,
    })),
  };
};

interface RedirectFault {
  /** Where the redirect is written. */
  readonly file: string;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
  /** Text by which the line is found. */
  readonly needle: string;
}

async function redirectFaults(
  {from, to}: Redirect,
  routes: RouteTable,
  before: readonly Redirect[],
  files: FileTree,
): Promise<RedirectFault[]> {
  const found = `${from} → ${to}`;
  const {file, needle} = sourceOf({from, to}, files);
  const faults: RedirectFault[] = [];
  if (routes.pages.has(from) || routes.components.has(from)) {
    faults.push({
      file,
      found: `${found}, though ${from} is a page`,
      expected: 'an address without a page of its own',
      remedy: 'Take the redirect away, or move the page.',
      needle,
    });
  }
  if (before.some((other) => other.from === from)) {
    faults.push({
      file,
      found: `${found}, the second redirect from there`,
      expected: 'one redirect per address',
      remedy: 'Keep the one that is meant.',
      needle,
    });
  }
  const {kind} = await resolveRoute(routes, to);
  if (kind === 'redirect') {
    faults.push({
      file,
      found: `${found}, which is a redirect itself`,
      expected: 'the address of a page: no chains and no loops',
      remedy: 'Name the last address of the chain.',
      needle,
    });
  } else if (kind !== 'found') {
    faults.push({
      file,
      found: `${found}, which does not exist`,
      expected: 'the address of a page',
      remedy: 'Correct the address; mind upper and lower case.',
      needle,
    });
  }
  return faults;
}

/** Where a redirect is written: in the data of its set, or among the former addresses of pages. */
function sourceOf(
  {from, to}: Redirect,
  files: FileTree,
): Pick<RedirectFault, 'file' | 'needle'> {
  const moved = JSON.parse(files.read(MOVED_FILE)) as MovedPages;
  const [, first = '', ...rest] = from.split('/');
  const set = DOCS_SET_LIST.find(({routeBasePath, products}) =>
    [routeBasePath, ...products].includes(first),
  );
  const former = rest.join('/');
  if (set && Object.hasOwn(moved[set.id] ?? {}, former)) {
    return {file: MOVED_FILE, needle: `"${former}"`};
  }
  return {
    file: set ? `src/sets/${set.id}/set.ts` : 'src/sets/redirects.ts',
    needle: `'${to.replace(/^\/[^/]+\//, '')}'`,
  };
}
