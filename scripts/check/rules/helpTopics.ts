import {DOCS_SETS, type DocsSetId} from '../../../src/sets/index';
import {resolveRoute, routesOf} from '../routes';
import {helpTopicsFile} from '../siteTables';
import {lineOfText} from '../sourceLines';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** Every help topic leads to a page, or an anchor of one, of its own set. */
export const helpTopics: Check = {
  name: 'help topics',
  unit: 'topics',
  run(sources) {
    const routes = routesOf(sources);
    const topics = Object.entries(sources.helpTopics).flatMap(([set, table]) =>
      Object.entries(table).map(([id, topic]) => ({
        set: set as DocsSetId,
        id,
        ...topic,
      })),
    );
    const problems = topics.flatMap(({set, id, to, label}): Problem[] => {
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
        const {kind} = resolveRoute(routes, to);
        if (kind !== 'found' && kind !== 'undecided') {
          faults.push({
            ...at,
            found: `topic "${id}" leads to \`${to}\`, which does not exist`,
            expected: 'the address of a page, with an anchor that it has',
            remedy: 'Correct the address; mind upper and lower case.',
          });
        }
      }
      return faults;
    });
    return {inspected: topics.length, problems};
  },
};
