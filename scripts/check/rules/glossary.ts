import {DOCS_SETS} from '../../../src/sets/index';
import type {GlossaryTerm} from '../../../src/sets/glossary';
import type {Fault} from '../../../src/sets/problem';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {meant} from '../../../src/sets/meant';
import {resolveRoute, routesOf, type RouteTable} from '../routes';
import {lineOfText} from '../sourceLines';
import type {Sources} from '../sources';
import type {Rule} from '../types';

const FILE = 'src/sets/glossary.ts';

/** A term is one that pages use, here twice at least. */
const LEAST_USES = 2;

/** Every term has an anchor of its own, is used on pages of its set, and leads to one that says more. */
export const run: Rule = async (sources) => {
  const {files, glossary: terms} = sources;
  const routes = routesOf(sources);
  const textOf = textsOfSets(sources);
  const problems = await Promise.all(
    terms.map(async (term, index) => {
      const faults = [
        ...idFaults(term, terms.slice(0, index)),
        ...useFaults(term, textOf(term.set)),
        ...(await targetFaults(term, routes)),
      ];
      const line = lineOfText(files, FILE, `id: '${term.id}'`);
      return faults.map((fault) => ({file: FILE, line, ...fault}));
    }),
  );
  return {inspected: terms.length, problems: problems.flat()};
};

function idFaults(
  {id}: GlossaryTerm,
  before: readonly GlossaryTerm[],
): Fault[] {
  return before.some((other) => other.id === id)
    ? [
        {
          found: `the id "${id}" a second time`,
          expected: 'an id for each term: it is the anchor of the term',
          remedy: 'Give this one another id.',
        },
      ]
    : [];
}

function useFaults({id, term, set}: GlossaryTerm, text: string): Fault[] {
  const uses = text.split(wordOf(term.en)).length - 1;
  return uses < LEAST_USES
    ? [
        {
          found: `the term "${id}", which pages of the set "${set}" have ${uses} times`,
          expected: `${LEAST_USES} times at least`,
          remedy: 'Correct the English term or its set, or take the term away.',
        },
      ]
    : [];
}

async function targetFaults(
  {id, term, set, to}: GlossaryTerm,
  routes: RouteTable,
): Promise<Fault[]> {
  const found = `the term "${id}", which leads to \`${to}\``;
  const base = `/${DOCS_SETS[set].routeBasePath}/`;
  const resolution = await resolveRoute(routes, to);
  const {kind} = resolution;
  if (!to.startsWith(base) || (kind !== 'found' && kind !== 'undecided')) {
    const near =
      kind === 'noAnchor'
        ? meant(to.split('#')[1] ?? '', [...resolution.anchors])
        : '';
    return [
      {
        found,
        expected: `a page below ${base}, with an anchor that it has`,
        remedy: `${near}Correct the address; mind upper and lower case.`,
      },
    ];
  }
  const word = wordOf(term.en).split(' ').at(-1) ?? '';
  const text = routes.pages.get(to.split('#', 1)[0] ?? '')?.text ?? '';
  return text.toLowerCase().includes(word)
    ? []
    : [
        {
          found: `${found}, a page without the word "${word}"`,
          expected: 'the page that says more of the term',
          remedy: 'Name another page.',
        },
      ];
}

/** The term as running text has it: without what stands between brackets. */
function wordOf(term: string): string {
  return term.replace(/ \(.*\)/, '').toLowerCase();
}

function textsOfSets({pages}: Sources): (set: string) => string {
  const texts = new Map<string, string>();
  return (set) => {
    const text =
      texts.get(set) ??
      pages
        .filter(({area, locale}) => area === set && locale === DOCS_LOCALE)
        .map((page) => page.text.toLowerCase())
        .join('\n');
    texts.set(set, text);
    return text;
  };
}
