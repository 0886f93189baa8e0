import {DOCS_SET_LIST} from '../../src/sets/index';
import {MARK} from '../../src/sets/questions/marks';
import {BUYER_RULES} from '../../src/site/buyerRules';
import {GLOSSARY} from '../../src/site/glossary';
import {OPEN_QUESTIONS} from '../../src/site/openQuestions';
import type {Sources} from './sources';

const MARK_ID = new RegExp(`<${MARK}\\s[^>]*?\\bid="([^"]+)"`, 'g');

/** An element with an id; that of a text of the interface is a key. */
const WRITTEN_ID = /<(?!Translate\b)\w+[^<>]*?\sid="([^"]+)"/g;

const SET_IDS = DOCS_SET_LIST.map(({id}) => id);

/** The anchors that pages make from tables and marks, by address. */
const MADE: Readonly<
  Record<
    string,
    (sources: Pick<Sources, 'pages' | 'glossary'>) => readonly string[]
  >
> = {
  [GLOSSARY]: ({glossary}) => [
    ...glossary.map(({set}) => set),
    ...glossary.map(({id}) => id),
  ],
  [OPEN_QUESTIONS]: ({pages}) => [
    ...SET_IDS,
    'pages',
    ...pages.flatMap(({text}) =>
      [...text.matchAll(MARK_ID)].map(([, id = '']) => id),
    ),
  ],
  '/products': () => BUYER_RULES.map(({id}) => `rules-${id}`),
};

/**
 * The anchors of a page that is a component: ids that stand in it, and what it makes from tables.
 *
 * @param file - of the component
 */
export function componentAnchors(
  route: string,
  file: string,
  sources: Pick<Sources, 'files' | 'pages' | 'glossary'>,
): ReadonlySet<string> {
  const written = [...sources.files.read(file).matchAll(WRITTEN_ID)];
  return new Set([
    ...written.map(([, id = '']) => id),
    ...(MADE[route]?.(sources) ?? []),
  ]);
}
