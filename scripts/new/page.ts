import {dump} from 'js-yaml';
import {
  DOCS_SETS,
  type DocsSet,
  type DocsSetId,
} from '../../src/site/sets/index';
import {
  getSearchTermsFile,
  SEARCH_TERMS_LOCALE,
} from '../../src/site/translations';
import type {FileTree} from '../check/files';
import type {ScaffoldAnswers, ScaffoldQuestion, Scaffold} from './scaffold';

/** Matches the path of a page below the folder of its set, without extension. */
export const PAGE_PATH = /^[a-z0-9]\w*(?:-\w+)*(?:\/[a-z0-9]\w*(?:-\w+)*)*$/i;
export const PAGE_PATH_EXPECTED =
  'letters, digits, "-" and "_", with "/" between folders and no extension';

/** Value of the option `after` for a page that is not added to the sidebar. */
const NO_SIDEBAR = 'none';

/** Scaffold that adds a page with its sidebar entry and search terms. */
export const PAGE_SCAFFOLD: Scaffold = {
  name: 'page',
  adds: 'a page of a documentation set',
  questions: (files) => [
    {
      name: 'set',
      prompt: 'Which documentation set?',
      choices: () => Object.keys(DOCS_SETS),
    },
    {
      name: 'path',
      prompt:
        'Its path below the set, which becomes the address, such as installation/containers?',
      validate: (path) =>
        PAGE_PATH.test(path) ? undefined : PAGE_PATH_EXPECTED,
    },
    {name: 'title', prompt: 'Its title, which is the h1 too?'},
    {name: 'description', prompt: 'What is it about, for search engines?'},
    {
      name: 'after',
      prompt: `After which page of the sidebar? "${NO_SIDEBAR}" for a page outside`,
      choices: (answers) => [
        ...listSidebarPages(chosenSet(answers), files),
        NO_SIDEBAR,
      ],
      defaultAnswer: (answers) =>
        listSidebarPages(chosenSet(answers), files)
          .filter((id) => folderOf(id) === folderOf(answers['path'] ?? ''))
          .at(-1) ?? NO_SIDEBAR,
    },
    TERMS_QUESTION,
  ],
  plan(answers, files) {
    const set = chosenSet(answers);
    const {path = '', title, description, after = NO_SIDEBAR, terms} = answers;
    const file = `${set.folder}/${path}.mdx`;
    const outside = after === NO_SIDEBAR && {displayed_sidebar: null};
    return {
      created: {[file]: renderPageText({title, description, ...outside})},
      changed: {
        ...(!outside && {
          [sidebarFile(set)]: files
            .read(sidebarFile(set))
            .replace(sidebarEntry(after), `$&,\n'${path}'`),
        }),
        ...(terms && {
          [getTermsFile(set.id)]: addSearchTerms(
            files.read(getTermsFile(set.id)),
            path,
            terms,
          ),
        }),
      },
      next: [`Write ${file}. ${PAGE_ADVICE}`],
    };
  },
};

const chosenSet = ({set}: ScaffoldAnswers): DocsSet =>
  DOCS_SETS[set as DocsSetId];

const sidebarFile = ({id}: DocsSet) => `sidebars/${id}.ts`;

const folderOf = (id: string) => id.split('/').slice(0, -1).join('/');

/** Lists the ids of the pages in a sidebar, in order. */
function listSidebarPages(set: DocsSet, files: FileTree): string[] {
  return [...files.read(sidebarFile(set)).matchAll(/'([^'\n]+)'/g)]
    .map(([, id = '']) => id)
    .filter((id) => files.has(`${set.folder}/${id}.mdx`));
}

/** Returns a pattern that matches the sidebar entry of a page: its id, or an object with the id. */
const sidebarEntry = (id: string) =>
  new RegExp(`\\{[^{}]*\\bid: '${id}'[^{}]*\\}|'${id}'`);

/** Advice that `npm run new` prints, not part of the page, which may be published as it is. */
const PAGE_ADVICE =
  'Continue with a sample, then with detail. Give headings that others link to an id.';

/** Returns the text of a new page: front matter, and the description as first paragraph. */
export function renderPageText(frontMatter: {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly displayed_sidebar?: null;
}): string {
  return `---
${dump(frontMatter, {lineWidth: -1})}---

${frontMatter.description ?? ''}
`;
}

/** Question that asks for Korean search terms. */
export const TERMS_QUESTION: ScaffoldQuestion = {
  name: 'terms',
  prompt:
    'What do Korean developers type to find it? Terms with commas between them',
  defaultAnswer: () => '',
};

/** Returns the path of the file with the Korean search terms of a set. */
export const getTermsFile = (set: string) =>
  getSearchTermsFile(SEARCH_TERMS_LOCALE, set);

/**
 * Adds the search terms of a page to the text of a search-terms file.
 * @param answer - terms separated by commas
 */
export function addSearchTerms(
  text: string,
  page: string,
  answer: string,
): string {
  const pages = JSON.parse(text) as object;
  const terms = answer.split(',').map((term) => term.trim());
  return JSON.stringify({...pages, [page]: terms}, null, 2);
}
