import {DOCS_LOCALE} from '../../../src/site/locales';
import {DOCS_SETS, type DocsSetId} from '../../../src/sets/index';
import {routesOf} from '../routes';
import {
  pagesOf,
  SPEC_SETS,
  SPEC_TOP_LEVEL_ROUTES,
  type SpecSet,
} from '../specPages';
import type {Sources} from '../sources';
import type {Check, Problem} from '../types';

const TABLE = 'scripts/check/specPages.ts';

/** Every page of the product's specification is there, spelled exactly, and no other. */
export const specPages: Check = {
  name: 'specified pages',
  unit: 'addresses',
  run(sources) {
    const sets = Object.entries<SpecSet>(SPEC_SETS) as [DocsSetId, SpecSet][];
    const expected = sets.reduce(
      (sum, [, set]) => sum + pagesOf(set).length,
      0,
    );
    return {
      inspected: expected + SPEC_TOP_LEVEL_ROUTES.length,
      problems: [
        ...sets.flatMap(([id, set]) => setProblems(id, set, sources)),
        ...topLevelProblems(sources),
      ],
    };
  },
};

function setProblems(id: DocsSetId, set: SpecSet, sources: Sources): Problem[] {
  const {folder} = DOCS_SETS[id];
  const wanted = pagesOf(set);
  const there = sources.pages.filter(
    ({area, locale, partial}) =>
      area === id && locale === DOCS_LOCALE && !partial,
  );
  const broken = sources.unparsed.map(({file}) => file);
  const missing = wanted
    .map((page) => `${folder}/${page}.mdx`)
    .filter((file) => !there.some((page) => page.file === file))
    .filter((file) => !broken.includes(file))
    .map((file) => ({
      file,
      line: 1,
      found: 'no such page',
      expected: `the page that ${TABLE} names`,
      remedy: 'Restore the file; mind the exact spelling.',
    }));
  const extra = there
    .filter((page) => !wanted.includes(page.id))
    .map(({file}) => ({
      file,
      line: 1,
      found: 'a page that the specification does not have',
      expected: `one of the pages in ${TABLE}`,
      remedy: `Correct the file's name, put "_" before it if other pages import it, or add it to the table and the sidebar.`,
    }));
  return [...missing, ...extra];
}

function topLevelProblems(sources: Sources): Problem[] {
  const {pages, components} = routesOf(sources);
  return SPEC_TOP_LEVEL_ROUTES.filter(
    (route) => !pages.has(route) && !components.has(route),
  ).map((route) => ({
    file: `src/pages${route === '/' ? '/index' : route}.tsx`,
    line: 1,
    found: `no page at ${route}`,
    expected: `the page that ${TABLE} names`,
    remedy: 'Restore the file.',
  }));
}
