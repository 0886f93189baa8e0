import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {FileTree} from '../../check/files';
import {sidebarFile} from '../../check/siteTables';
import {insertAfter} from '../editModule';
import {
  shaped,
  text,
  unless,
  type Answers,
  type Plan,
  type Question,
  type Scaffold,
} from '../scaffold';
import {SEARCH_TERMS, termsFile, withTerms} from '../searchTerms';
import {chosenSet, pagesOfSet, WHICH_SET} from '../setFiles';
import {PAGE_PATH, PAGE_PATH_EXPECTED} from './pagePath';
import {DESCRIPTION, pageText} from './pageText';
import {sidebarOrder} from './sidebarOrder';

/** The answer for a page that stands in no sidebar. */
const NOWHERE = 'none';

/** A page: its file, its place in the sidebar, its search terms. */
export const page: Scaffold = {
  name: 'page',
  makes: 'a page of a documentation set',
  questions(answers, files) {
    if (!answers['set']) {
      return [WHICH_SET];
    }
    const pages = pagesOfSet(chosenSet(answers), files);
    const order = sidebarOrder(chosenSet(answers), files);
    return [
      WHICH_SET,
      pathQuestion(pages, order),
      unique(text('title', 'Its title, which is the h1 too?'), pages),
      unique(DESCRIPTION, pages),
      {
        name: 'after',
        asks: `After which page does it stand in the sidebar? "${NOWHERE}" for one outside`,
        choices: [...order, NOWHERE],
        usual: lastOfGroup(answers['path'] ?? '', order) ?? NOWHERE,
      },
      SEARCH_TERMS,
    ];
  },
  plan,
};

function pathQuestion(
  pages: readonly SourcePage[],
  order: readonly string[],
): Question {
  const groups = [...new Set(order.map(groupOf))].filter(Boolean);
  return unless(
    shaped(
      'path',
      'Its path below the set, which becomes the address, such as installation/containers?',
      PAGE_PATH,
      PAGE_PATH_EXPECTED,
    ),
    (answer) => {
      if (pages.some(({id}) => id.toLowerCase() === answer.toLowerCase())) {
        return {
          expected: 'a path that no page has',
          remedy: 'Choose another one, or edit the page that is there.',
        };
      }
      return lastOfGroup(answer, order) === undefined
        ? {
            expected:
              groups.length > 0
                ? `a page of one of the groups ${groups.join(', ')}`
                : 'a page of the top folder, such as open: the set has no groups yet',
            remedy: `To begin a group, write its first page by hand, and a category for it in sidebars/: {type: 'category', label: '…', items: ['${answer}']}.`,
          }
        : undefined;
    },
  );
}

/** A text of front matter that no other page of the set may have. */
function unique(question: Question, pages: readonly SourcePage[]): Question {
  const fold = (value: unknown) => String(value).trim().toLowerCase();
  return unless(question, (answer) => {
    const same = pages.find(
      ({frontMatter}) => fold(frontMatter[question.name]) === fold(answer),
    );
    return (
      same && {
        expected: `a ${question.name} that tells this page from ${same.file}`,
        remedy: 'Say what only this page has.',
      }
    );
  });
}

function groupOf(id: string): string {
  return id.split('/').slice(0, -1).join('/');
}

function lastOfGroup(path: string, order: readonly string[]) {
  return order.filter((id) => groupOf(id) === groupOf(path)).at(-1);
}

function plan(answers: Answers, files: FileTree): Plan {
  const set = chosenSet(answers);
  const {path = '', title, description, after = NOWHERE, terms = ''} = answers;
  const sidebar = sidebarFile(set.id);
  const words = termsFile(set.id);
  return {
    created: {
      [`${set.folder}/${path}.mdx`]: pageText({
        title,
        description,
        ...(after === NOWHERE && {displayed_sidebar: null}),
      }),
    },
    changed: {
      ...(after !== NOWHERE && {
        [sidebar]: insertAfter(
          {file: sidebar, text: files.read(sidebar)},
          after,
          `'${path}'`,
        ),
      }),
      [words]: withTerms(files.read(words), path, terms, after),
    },
    next: [`Write ${set.folder}/${path}.mdx.`],
  };
}
