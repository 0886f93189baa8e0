import {DOCS_SET_LIST, DOCS_SETS} from '../../../src/site/sets/index';
import type {ProblemText, FileProblem} from '../../../src/content';
import {MOVED_PAGES_FILE} from '../dataFiles';
import {findLineOfText, type FileTree} from '../files';
import {checkRoute, collectRoutes, type RouteTable} from '../routes';
import {HELP_TOPICS_FILE} from '../siteTables';
import type {CheckRule, CheckSources} from '../sources';

/** Help topics that shipped products may open, by set. */
const TOPIC_IDS = 'src/site/sets/topicIds.json';

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
export const run: CheckRule = async (sources) => {
  const routes = collectRoutes(sources);
  const links = tableLinks(sources).filter(({to}) => {
    const target = routes.pages.get(to.split('#', 1)[0]!);
    return !target || sources.pages.includes(target);
  });
  const faults = await Promise.all(
    links.map(async ({file, line, ...link}) => {
      const fault = await targetFault(link, routes);
      return fault ? [{file, line, ...fault}] : [];
    }),
  );
  return [
    ...faults.flat(),
    ...findConflictingRedirects(sources, routes),
    ...compareTopicIds(sources),
  ];
};

function tableLinks({
  glossary,
  helpTopics,
  redirects,
  files,
}: CheckSources): TableLink[] {
  const place = (file: string, text: string) => ({
    file,
    line: findLineOfText(files, file, text),
  });
  return [
    ...glossary.map(({id, set, to}) => ({
      ...place('src/content/glossary/terms.ts', `id: '${id}'`),
      to,
      what: `the term "${id}"`,
      below: `/${DOCS_SETS[set].routeBasePath}/`,
    })),
    ...DOCS_SET_LIST.flatMap((set) =>
      Object.entries(helpTopics[set.id] ?? {}).map(([id, to]) => ({
        ...place(HELP_TOPICS_FILE, `'${to}'`),
        to,
        what: `the topic "${id}"`,
        below: `/${set.routeBasePath}/`,
      })),
    ),
    ...redirects.map(({from, to}) => ({
      ...locateRedirect(from, files),
      to,
      what: `the redirect from ${from}`,
    })),
  ];
}

/** Finds the source of a redirect: pages that moved, or the tables of a set. */
function locateRedirect(from: string, files: FileTree) {
  const [, , ...former] = from.split('/');
  const name = `"${former.join('/')}"`;
  const line = findLineOfText(files, MOVED_PAGES_FILE, name);
  return files.read(MOVED_PAGES_FILE).includes(name)
    ? {file: MOVED_PAGES_FILE, line}
    : {file: 'src/site/sets/redirects.ts', line: 1};
}

async function targetFault(
  {to, what, below = '/'}: Omit<TableLink, 'file' | 'line'>,
  routes: RouteTable,
): Promise<ProblemText | undefined> {
  const miss = to.startsWith(below)
    ? await checkRoute(routes, to)
    : {expected: `a page below ${below}`, remedy: 'Correct the address.'};
  return miss && {found: `${what}, which leads to \`${to}\``, ...miss};
}

/** Finds redirects from addresses that are in use. */
function findConflictingRedirects(
  {redirects, files}: CheckSources,
  {pages, components}: RouteTable,
): FileProblem[] {
  return redirects
    .filter(
      ({from}, index) =>
        pages.has(from) ||
        components.has(from) ||
        redirects.findIndex((other) => other.from === from) < index,
    )
    .map(({from}) => ({
      ...locateRedirect(from, files),
      found: `a redirect from ${from}, which a page or another redirect has`,
      expected: 'an address of its own',
      remedy: 'Delete the redirect, or move the page.',
    }));
}

/** Compares help topics with the recorded ids. */
function compareTopicIds({helpTopics, files}: CheckSources): FileProblem[] {
  const recorded = JSON.parse(files.read(TOPIC_IDS)) as Record<
    string,
    string[]
  >;
  return DOCS_SET_LIST.flatMap(({id: set}) => {
    const ids = Object.keys(helpTopics[set] ?? {});
    // New sets have no recorded ids.
    const known = recorded[set] ?? ids;
    const lost = known.filter((id) => !ids.includes(id));
    const added = ids.filter((id) => !known.includes(id));
    return [
      ...lost.map((id) => ({
        file: TOPIC_IDS,
        line: findLineOfText(files, TOPIC_IDS, `"${id}"`),
        found: `the topic "${id}", which ${HELP_TOPICS_FILE} no longer has`,
        expected: 'every topic that products may open',
        remedy: `Put it back into ${HELP_TOPICS_FILE}; it may lead to another page.`,
      })),
      ...added.map((id) => ({
        file: HELP_TOPICS_FILE,
        line: findLineOfText(files, HELP_TOPICS_FILE, `${id}:`),
        found: `the topic "${id}", which is not recorded`,
        expected: `its id in the list "${set}" of ${TOPIC_IDS}`,
        remedy: 'Add it, so that the topic cannot be removed by accident.',
      })),
    ];
  });
}
