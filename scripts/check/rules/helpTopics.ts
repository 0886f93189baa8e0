import {DOCS_SETS, type DocsSetId} from '../../../src/sets/index';
import {meant} from '../../../src/sets/meant';
import {resolveRoute, routesOf} from '../routes';
import {helpTopicsFile} from '../siteTables';
import type {FileTree} from '../files';
import type {Sources} from '../sources';
import {lineOfText} from '../sourceLines';
import {recordedEver} from '../topicHistory';
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';

/** Ids of the topics that products may have been built with, for each set. */
export const TOPIC_IDS = 'src/sets/topicIds.json';

/** Every help topic leads to a page, or an anchor of one, of its own set; none is ever taken away. */
export const run: Rule = async (sources) => {
  const routes = routesOf(sources);
  const topics = Object.entries(sources.helpTopics).flatMap(([set, table]) =>
    Object.entries(table).map(([id, topic]) => ({
      set: set as DocsSetId,
      id,
      ...topic,
    })),
  );
  const problemsOf = async ({
    set,
    id,
    to,
    label,
  }: (typeof topics)[number]): Promise<Problem[]> => {
    const file = helpTopicsFile(set);
    const at = {file, line: lineOfText(sources.files, file, `'${to}'`)};
    const faults: Problem[] = [];
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || label.trim() === '') {
      faults.push({
        ...at,
        found: `topic "${id}" with the label "${label}"`,
        expected: 'an id of lower-case words joined by "-", and a label',
        remedy: 'Rename it before any product sends it.',
      });
    }
    const base = `/${DOCS_SETS[set].routeBasePath}/`;
    if (!to.startsWith(base) || to.includes('?')) {
      faults.push({
        ...at,
        found: `topic "${id}" leads to \`${to}\``,
        expected: `an address below ${base}, without a query`,
        remedy: 'Topics lead to pages of their own set, nowhere else.',
      });
    } else {
      const resolution = await resolveRoute(routes, to);
      const {kind} = resolution;
      if (kind !== 'found' && kind !== 'undecided') {
        const near =
          kind === 'noAnchor'
            ? meant(to.split('#')[1] ?? '', [...resolution.anchors])
            : '';
        faults.push({
          ...at,
          found: `topic "${id}" leads to \`${to}\`, which does not exist`,
          expected: 'the address of a page, with an anchor that it has',
          remedy: `${near}Correct the address; mind upper and lower case.`,
        });
      }
    }
    return faults;
  };
  const problems = (await Promise.all(topics.map(problemsOf))).flat();
  const recorded = recordedIds(sources.files);
  const ids = new Set(Object.values(recorded).flat());
  const lost = [...recordedEver(sources.files.root, TOPIC_IDS)].filter(
    (id) => !ids.has(id),
  );
  return {
    inspected: topics.length,
    problems: [
      ...problems,
      ...unlisted(sources),
      ...lost.map((id) => ({
        file: TOPIC_IDS,
        line: 1,
        found: `no topic "${id}", which the list had before`,
        expected: 'every id that products may have been built with',
        remedy: `${meant(id, [...ids])}Put it back, here and into the table of help topics; under a new name it may stand besides.`,
      })),
      ...Object.entries(recorded).flatMap(([set, ids]) =>
        recordProblems(
          set,
          ids,
          Object.keys(sources.helpTopics[set as DocsSetId] ?? {}),
          sources.files,
        ),
      ),
    ],
  };
};

/** Products open the page that lists a set's topics, which leads to theirs. */
function unlisted({helpTopics, pages}: Sources): Problem[] {
  return Object.entries(helpTopics).flatMap(([set, topics]) => {
    const list = `${DOCS_SETS[set as DocsSetId].folder}/csh-redirect.mdx`;
    return Object.keys(topics).length === 0 ||
      pages.some(({file}) => file === list)
      ? []
      : [
          {
            file: helpTopicsFile(set as DocsSetId),
            line: 1,
            found: `topics of the set "${set}", which has no page for them`,
            expected: `${list}, the page that products open`,
            remedy:
              'Write it; docs-ocr/csh-redirect.mdx is the model. A set without topics needs none.',
          },
        ];
  });
}

function recordedIds(files: FileTree): Readonly<Record<string, string[]>> {
  return JSON.parse(files.read(TOPIC_IDS)) as Record<string, string[]>;
}

function recordProblems(
  set: string,
  recorded: readonly string[],
  ids: readonly string[],
  files: FileTree,
): Problem[] {
  const table = helpTopicsFile(set);
  const gone = recorded
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      file: TOPIC_IDS,
      line: lineOfText(files, TOPIC_IDS, `"${id}"`),
      found: `the topic "${id}", which ${table} no longer has`,
      expected: 'every topic that products may open',
      remedy: `Put it back into ${table}; it may lead to another page.`,
    }));
  const fresh = ids
    .filter((id) => !recorded.includes(id))
    .map((id) => ({
      file: table,
      line: lineOfText(files, table, `${id}:`),
      found: `the topic "${id}", which is not recorded`,
      expected: `its id in the list "${set}" of ${TOPIC_IDS}`,
      remedy: 'Add it there: from then on it cannot be taken away unseen.',
    }));
  return [...gone, ...fresh];
}
