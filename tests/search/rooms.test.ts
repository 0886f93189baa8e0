import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

/** The modules below a folder, as paths from the project's root. */
function modulesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** What a module imports, types included: paths of the project's files, names of packages. */
function importsOf(module: string): string[] {
  const text = readFileSync(module, 'utf8');
  return ts
    .preProcessFile(text)
    .importedFiles.map(({fileName}) =>
      fileName.startsWith('.')
        ? path.join(path.dirname(module), fileName)
        : fileName.replace(/^@site\//, ''),
    );
}

/** The imports of a room's modules that a pattern matches, as `module ← import`. */
function importsInto(room: string, forbidden: RegExp): string[] {
  const modules = modulesIn(room);
  expect(modules.length, room).toBeGreaterThan(0);
  return modules.flatMap((module) =>
    importsOf(module)
      .filter((name) => forbidden.test(name))
      .map((name) => `${module} ← ${name}`),
  );
}

const EMBEDDED = 'src/search/engines/embedded';

describe('imports', () => {
  it.each([
    // What stands in for the server knows nothing of who asks it.
    ['tests/search/standIn', /^(?:src|scripts|bench|docusaurus\.config)\b/],
    ['tests/search/standIn', /^tests\/(?!search\/standIn\/)/],
    ['src/search', /^src\/(?:sets|hooks|components|theme|pages|plugins)\b/],
    ['src/search', /^(?:scripts|tests|bench)\b/],
    ['src/sets', /^src\/search\b/],
    // The engines: each by itself, but for the headings that stand in for a silent server.
    [EMBEDDED, /^src\/search\/engines\/hosted\b/],
    [`${EMBEDDED}/build`, /embedded\/(?:page|worker)\b/],
    [`${EMBEDDED}/worker`, /embedded\/(?:page|build)\b|^node:/],
    [`${EMBEDDED}/page`, /embedded\/build\b|^node:/],
    ['src/components/search', /engines\//],
  ])('of %s match nowhere %s', (room, forbidden) => {
    expect(importsInto(room, forbidden)).toEqual([]);
  });

  it('of the page reach the worker only when it is needed', () => {
    const all = importsInto(`${EMBEDDED}/page`, /embedded\/worker\b/);
    expect(all).toEqual([
      `${EMBEDDED}/page/pageTransport.ts ← ${EMBEDDED}/worker/answerCalls`,
    ]);
    const transport = readFileSync(`${EMBEDDED}/page/pageTransport.ts`, 'utf8');
    expect(transport).toContain("import('../worker/answerCalls')");
  });
});

/** Words of Typesense's requests and answers. */
const TYPESENSE =
  /filter_?by|grouped_hits|request_params|multi_search|<\/?mark>|nearestNode|typesenseServerConfig|query_by|highlight\b/i;

it.each(['src/search', 'src/components/search', 'src/plugins/search-index'])(
  'in %s only the hosted engine speaks the language of its server',
  (room) => {
    const speakers = modulesIn(room)
      .filter((module) => !module.startsWith('src/search/engines/hosted/'))
      // The element that marks a match on the page.
      .filter((module) => !module.endsWith('/MarkedText.tsx'))
      .filter((module) => TYPESENSE.test(readFileSync(module, 'utf8')));
    expect(speakers).toEqual([]);
  },
);

it.each([
  'src/search',
  'src/components/search',
  'src/plugins/search-index',
  'scripts/typesense',
  'tests/search',
])('no module of %s imports itself, be it through others', (room) => {
  const modules = modulesIn(room);
  const known = new Map(
    modules.map((module) => [
      module.replace(/(?:\/index)?\.tsx?$/, ''),
      module,
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (module: string, above: readonly string[]): void => {
    if (above.includes(module)) {
      circles.push([...above, module].join(' → '));
    } else if (!done.has(module)) {
      for (const name of importsOf(module)) {
        const next = known.get(name.replace(/(?:\/index)?(?:\.tsx?)?$/, ''));
        if (next) {
          visit(next, [...above, module]);
        }
      }
      done.add(module);
    }
  };
  modules.forEach((module) => visit(module, []));
  expect(circles).toEqual([]);
});
