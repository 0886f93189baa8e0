import {DOCS_SETS} from '../../../src/sets/index';
import type {FileTree} from '../../check/files';
import {sidebarFile} from '../../check/siteTables';
import {addImport, appendTo, quoted} from '../editModule';
import {DESCRIPTION, pageText} from '../page/pageText';
import {
  shaped,
  text,
  unless,
  type Answers,
  type Question,
  type Scaffold,
} from '../scaffold';
import {SEARCH_TERMS, splitTerms, termsFile} from '../searchTerms';
import {setConstant, setFile} from '../setFiles';

const LIST = 'src/sets/index.ts';
const ENTRY = 'intro';

/** A documentation set with its first page. */
export const set: Scaffold = {
  name: 'set',
  makes: 'a documentation set',
  questions: () => [
    idQuestion,
    text('name', 'Its name in English, such as Viewer SDK?'),
    text('name-ko', 'Its name in Korean?'),
    text('title', 'The title of its first page?'),
    DESCRIPTION,
    text('task', 'What do developers come for? A task for the landing pages'),
    text('task-ko', 'The same task in Korean?'),
    SEARCH_TERMS,
  ],
  plan(answers, files) {
    const {id = '', terms = ''} = answers;
    return {
      created: {
        [`docs-${id}/${ENTRY}.mdx`]: pageText({
          title: answers['title'],
          description: answers['description'],
        }),
        [sidebarFile(id)]: sidebar(id),
        [setFile(id)]: data(answers),
        [termsFile(id)]: JSON.stringify({
          pages: {[ENTRY]: splitTerms(terms)},
          groups: {},
        }),
      },
      changed: {[LIST]: listed(id, files)},
      next: [
        `Write docs-${id}/${ENTRY}.mdx, and add pages with: npm run new -- page --set ${id}`,
        'A sample for the landing pages goes into _home-sample.mdx there.',
      ],
    };
  },
};

const idQuestion: Question = unless(
  shaped(
    'id',
    'Its name in addresses and folders, such as viewer?',
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'lower-case words joined by "-"',
  ),
  (answer) =>
    Object.hasOwn(DOCS_SETS, answer)
      ? {expected: 'a name that no set has', remedy: 'Choose another one.'}
      : undefined,
);

function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function sidebar(id: string): string {
  return `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  ${camelCase(id)}Sidebar: ['${ENTRY}'],
} satisfies SidebarsConfig;
`;
}

function data(answers: Answers): string {
  const {id = ''} = answers;
  const texts = (name: string) =>
    `{ko: ${quoted(answers[`${name}-ko`] ?? '')}, en: ${quoted(answers[name] ?? '')}}`;
  return `import type {DocsSet} from '../docsSet';

export const ${setConstant(id)} = {
  id: '${id}',
  label: ${texts('name')},
  folder: 'docs-${id}',
  routeBasePath: '${id}',
  sidebarId: '${camelCase(id)}Sidebar',
  entry: '/${id}/${ENTRY}',
  groups: {},
  products: [],
  tasks: [
    {
      label: ${texts('task')},
      to: '/${id}/${ENTRY}',
    },
  ],
} as const satisfies DocsSet;
`;
}

function listed(id: string, files: FileTree): string {
  const withImport = addImport(
    {file: LIST, text: files.read(LIST)},
    `import {${setConstant(id)}} from './${id}/set';`,
  );
  return appendTo(
    {file: LIST, text: withImport},
    ['DOCS_SETS'],
    `${quoted(id)}: ${setConstant(id)}`,
  );
}
