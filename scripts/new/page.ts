import {dump} from 'js-yaml';
import {
  DOCS_SETS,
  type DocsSet,
  type DocsSetId,
} from '../../src/site/sets/index';
import {searchTerms, TERMS_LOCALE} from '../../src/site/translations';
import type {FileTree} from '../check/files';
import {ask, type Answers, type Question, type Scaffold} from './scaffold';

/** Path of a page below its set, without extension, and what it is made of. */
export const PAGE_PATH = /^[a-z0-9]\w*(?:-\w+)*(?:\/[a-z0-9]\w*(?:-\w+)*)*$/i;
export const PAGE_PATH_EXPECTED =
  'letters, digits, "-" and "_", with "/" between folders and no extension';

/** The answer for a page that stands in no sidebar. */
const NOWHERE = 'none';

/** A page: its file, its place in the sidebar, its search terms. */
export const page: Scaffold = {
  name: 'page',
  makes: 'a page of a documentation set',
  questions: (files) => [
    ask('set', 'Which documentation set?', {
      choices: () => Object.keys(DOCS_SETS),
    }),
    ask(
      'path',
      'Its path below the set, which becomes the address, such as installation/containers?',
      {
        expects: (path) =>
          PAGE_PATH.test(path) ? undefined : PAGE_PATH_EXPECTED,
      },
    ),
    ask('title', 'Its title, which is the h1 too?'),
    ask('description', 'What it is about, for search engines?'),
    ask(
      'after',
      `After which page does it stand in the sidebar? "${NOWHERE}" for one outside`,
      {
        choices: (answers) => [...listed(chosen(answers), files), NOWHERE],
        usual: (answers) =>
          listed(chosen(answers), files)
            .filter((id) => groupOf(id) === groupOf(answers['path'] ?? ''))
            .at(-1) ?? NOWHERE,
      },
    ),
    TERMS,
  ],
  plan(answers, files) {
    const set = chosen(answers);
    const {path = '', title, description, after = NOWHERE, terms} = answers;
    const file = `${set.folder}/${path}.mdx`;
    const words = termsFile(set.id);
    const outside = after === NOWHERE && {displayed_sidebar: null};
    return {
      created: {[file]: pageText({title, description, ...outside})},
      changed: {
        ...(!outside && {
          [sidebarOf(set)]: files
            .read(sidebarOf(set))
            .replace(entry(after), `$&,\n'${path}'`),
        }),
        ...(terms && {[words]: withTerms(files.read(words), path, terms)}),
      },
      next: [`Write ${file}.`],
    };
  },
};

const chosen = ({set}: Answers): DocsSet => DOCS_SETS[set as DocsSetId];

const sidebarOf = ({id}: DocsSet) => `sidebars/${id}.ts`;

const groupOf = (id: string) => id.split('/').slice(0, -1).join('/');

/** Ids of the pages that a sidebar lists, in its order. */
function listed(set: DocsSet, files: FileTree): string[] {
  return [...files.read(sidebarOf(set)).matchAll(/'([^'\n]+)'/g)]
    .map(([, id = '']) => id)
    .filter((id) => files.has(`${set.folder}/${id}.mdx`));
}

/** The entry of a page in a sidebar: its id, or an object with it. */
const entry = (id: string) =>
  new RegExp(`\\{[^{}]*\\bid: '${id}'[^{}]*\\}|'${id}'`);

/** A page that says what its description says, and nothing else yet. */
export function pageText(frontMatter: {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly displayed_sidebar?: null;
}): string {
  return `---
${dump(frontMatter, {lineWidth: -1})}---

${frontMatter.description ?? ''}

{/* Continue with a sample, then with detail; give headings that others link to an id. Delete this line. */}
`;
}

/** What Korean readers type to find a page. */
export const TERMS: Question = {
  name: 'terms',
  asks: 'What do Korean developers type to find it? Terms with commas between them',
  usual: () => '',
};

/** Where the search terms of a set stand. */
export const termsFile = (set: string) => searchTerms(TERMS_LOCALE, set);

/** A file of terms with those of a further page. */
export function withTerms(text: string, page: string, answer: string): string {
  const pages = JSON.parse(text) as object;
  const terms = answer.split(',').map((term) => term.trim());
  return JSON.stringify({...pages, [page]: terms}, null, 2);
}
