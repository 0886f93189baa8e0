import {DOCS_SETS} from '../../src/site/sets/index';
import {addImport, append, inBoth, quoted} from './edits';
import {pageText, TERMS, termsFile, withTerms} from './page';
import {ask, newName, WORDS, WORDS_EXPECTED, type Scaffold} from './scaffold';

const LIST = 'src/site/sets/index.ts';

/** Where the data of a set stands. */
export const setFile = (id: string) => `src/site/sets/${id}/set.ts`;

/** A documentation set with its first page. */
export const set: Scaffold = {
  name: 'set',
  makes: 'a documentation set',
  questions: () => [
    ask(
      'id',
      'Its name in addresses and folders, such as viewer?',
      newName(WORDS, WORDS_EXPECTED, Object.keys(DOCS_SETS)),
    ),
    ask('name', 'Its name in English, such as Viewer SDK?'),
    ask('name-ko', 'Its name in Korean?'),
    ask('title', 'The title of its first page?'),
    ask('description', 'What it is about, for search engines?'),
    ask('task', 'What do developers come for? It leads to this page'),
    ask('task-ko', 'The same task in Korean?'),
    TERMS,
  ],
  plan(answers, files) {
    const {id = '', title, description, terms} = answers;
    const constant = id.toUpperCase().replaceAll('-', '_');
    const sidebar = `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Sidebar`;
    const list = addImport(
      files.read(LIST),
      `import {${constant}} from './${id}/set';`,
    );
    return {
      created: {
        [`docs-${id}/intro.mdx`]: pageText({title, description}),
        [`sidebars/${id}.ts`]: `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  ${sidebar}: ['intro'],
} satisfies SidebarsConfig;
`,
        [setFile(id)]: `import type {DocsSet} from '../docsSet';

export const ${constant} = {
  id: '${id}',
  label: ${inBoth(answers['name'], answers['name-ko'])},
  folder: 'docs-${id}',
  routeBasePath: '${id}',
  sidebarId: '${sidebar}',
  entry: '/${id}/intro',
  groups: {},
  products: [],
  tasks: [{
    label: ${inBoth(answers['task'], answers['task-ko'])},
    to: '/${id}/intro',
  }],
} as const satisfies DocsSet;
`,
        [termsFile(id)]: terms ? withTerms('{}', 'intro', terms) : '{}',
      },
      changed: {
        [LIST]: append(
          list,
          /const DOCS_SETS = \{/,
          `${quoted(id)}: ${constant}`,
        ),
      },
      next: [
        `Write docs-${id}/intro.mdx, and add pages with: npm run new -- page --set ${id}`,
        'A sample for the landing pages goes into _home-sample.mdx there, and into src/components/home/fragments.ts.',
      ],
    };
  },
};
