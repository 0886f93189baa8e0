import {DOCS_SET_LIST, DOCS_SETS} from '../../../src/site/sets/index';
import type {Fault, Problem} from '../../../src/content';
import type {MovedPages} from '../../../src/site/sets/redirects';
import {lineOfText, type FileTree} from '../files';
import {checkRoute, collectRoutes, type RouteTable} from '../routes';
import {helpTopicsFile, MOVED_FILE} from '../siteTables';
import type {Sources} from '../sources';
import type {Rule} from '../types';

/** Help topics that shipped products may open, by set. */
export const TOPIC_IDS = 'src/site/sets/topicIds.json';

/** An address in a data table. */
interface TableLink {
  readonly file: string;
  readonly line: number;
  readonly to: string;
  /** Name of the entry, for messages. */
  readonly what: string;
  /** Required prefix of the address. */
  readonly below?: string;
}

/** Addresses of glossary, help topics and redirects exist, and no help topic is removed. */
export const run: Rule = async (sources) => {
  const routes = collectRoutes(sources);
  const links = tableLinks(sources);
  const faults = await Promise.all(
    links.map(async ({file, line, ...link}) => {
      const fault = await targetFault(link, routes);
      return fault ? [{file, line, ...fault}] : [];
    }),
  );
  return {
    inspected: links.length,
    problems: [
      ...faults.flat(),
      ...findConflictingRedirects(sources, routes),
      ...compareTopicIds(sources),
    ],
  };
};

function tableLinks({
  glossary,
  helpTopics,
  redirects,
  files,
}: Sources): TableLink[] {
  const place = (file: string, text: string) => ({
    file,
    line: lineOfText(files, file, text),
  });
  return [
    ...glossary.map(({id, set, to}) => ({
      ...place('src/content/glossary/terms.ts', `id: '${id}'`),
      to,
      what: `the term "${id}"`,
      below: `/${DOCS_SETS[set].routeBasePath}/`,
    })),
    ...DOCS_SET_LIST.flatMap((set) =>
      Object.entries(helpTopics[set.id]).map(([id, {to}]) => ({
        ...place(helpTopicsFile(set.id), `'${to}'`),
        to,
        what: `the topic "${id}"`,
        below: `/${set.routeBasePath}/`,
      })),
    ),
    ...redirects.map(({from, to}) => ({
      ...locateRedirect(from, to, files),
      to,
      what: `the redirect from ${from}`,
    })),
  ];
}

/** Finds the source line of a redirect. */
function locateRedirect(from: string, to: string, files: FileTree) {
  const moved = JSON.parse(files.read(MOVED_FILE)) as MovedPages;
  const [, first = '', ...rest] = from.split('/');
  const set = DOCS_SET_LIST.find(({routeBasePath, products}) =>
    [routeBasePath, ...products].includes(first),
  );
  const former = rest.join('/');
  const isMoved = set && Object.hasOwn(moved[set.id] ?? {}, former);
  const file = isMoved
    ? MOVED_FILE
    : set
      ? `src/site/sets/${set.id}/set.ts`
      : 'src/site/sets/redirects.ts';
  const text = isMoved ? `"${former}"` : `'${to.replace(/^\/[^/]+\//, '')}'`;
  return {file, line: lineOfText(files, file, text)};
}

async function targetFault(
  {to, what, below = '/'}: Omit<TableLink, 'file' | 'line'>,
  routes: RouteTable,
): Promise<Fault | undefined> {
  const miss = to.startsWith(below)
    ? await checkRoute(routes, to)
    : {expected: `a page below ${below}`, remedy: 'Correct the address.'};
  return miss && {found: `${what}, which leads to \`${to}\``, ...miss};
}

/** Finds redirects from addresses that are in use. */
function findConflictingRedirects(
  {redirects, files}: Sources,
  {pages, components}: RouteTable,
): Problem[] {
  return redirects
    .filter(
      ({from}, index) =>
        pages.has(from) ||
        components.has(from) ||
        redirects.findIndex((other) => other.from === from) < index,
    )
    .map(({from, to}) => ({
      ...locateRedirect(from, to, files),
      found: `a redirect from ${from}, which a page or another redirect has`,
      expected: 'an address of its own',
      remedy: 'Delete the redirect, or move the page.',
    }));
}

/** Compares help topics with the recorded ids. */
function compareTopicIds({helpTopics, files, pages}: Sources): Problem[] {
  const recorded = JSON.parse(files.read(TOPIC_IDS)) as Record<
    string,
    string[]
  >;
  return DOCS_SET_LIST.flatMap(({id: set, folder}) => {
    const table = helpTopicsFile(set);
    const list = `${folder}/csh-redirect.mdx`;
    const ids = Object.keys(helpTopics[set]);
    // New sets have no recorded ids.
    const known = recorded[set] ?? ids;
    const lost = known.filter((id) => !ids.includes(id));
    const added = ids.filter((id) => !known.includes(id));
    const hasList = ids.length === 0 || pages.some(({file}) => file === list);
    return [
      ...lost.map((id) => ({
        file: TOPIC_IDS,
        line: lineOfText(files, TOPIC_IDS, `"${id}"`),
        found: `the topic "${id}", which ${table} no longer has`,
        expected: 'every topic that products may open',
        remedy: `Put it back into ${table}; it may lead to another page.`,
      })),
      ...added.map((id) => ({
        file: table,
        line: lineOfText(files, table, `${id}:`),
        found: `the topic "${id}", which is not recorded`,
        expected: `its id in the list "${set}" of ${TOPIC_IDS}`,
        remedy: 'Add it, so that the topic cannot be removed by accident.',
      })),
      ...(hasList ? [] : [list]).map((page) => ({
        file: table,
        line: 1,
        found: `topics of the set "${set}", which has no page for them`,
        expected: `${page}, the page that products open`,
        remedy: 'Write it; docs-ocr/csh-redirect.mdx is the model.',
      })),
    ];
  });
}
