import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {DOCS_SETS, DOCS_SET_LIST} from '../../src/sets/index';
import {GLOSSARY_TERMS} from '../../src/sets/glossary';
import {listPages} from '../../src/sets/page/listPages';

const textOfSet = Object.fromEntries(
  DOCS_SET_LIST.map(({id, folder}) => [
    id,
    listPages(process.cwd())
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => readFileSync(file, 'utf8').toLowerCase())
      .join('\n'),
  ]),
);

describe('the glossary', () => {
  it('has terms of every set, each with an anchor of its own', () => {
    const ids = GLOSSARY_TERMS.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(GLOSSARY_TERMS.map(({set}) => set))).toEqual(
      new Set(Object.keys(DOCS_SETS)),
    );
  });

  it.each(GLOSSARY_TERMS)(
    '$term.en: is used on pages of its set, and leads to one',
    ({term, set, to}) => {
      const word = term.en.replace(/ \(.*\)/, '').toLowerCase();
      expect(textOfSet[set]!.split(word).length).toBeGreaterThan(2);
      const {folder, routeBasePath} = DOCS_SETS[set];
      const [path = '', anchor] = to.split('#');
      const page = readFileSync(
        `${path.replace(`/${routeBasePath}/`, `${folder}/`)}.mdx`,
        'utf8',
      ).toLowerCase();
      expect(page).toContain(word.split(' ').at(-1));
      expect(page).toContain(anchor ? `{#${anchor}}` : '');
    },
  );
});
