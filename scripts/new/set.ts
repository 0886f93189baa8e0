import {DOCS_SETS} from '../../src/site/sets/index';
import {
  addSearchTerms,
  renderPageText,
  TERMS_QUESTION,
  getTermsFile,
} from './page';
import type {Scaffold} from './scaffold';

const SETS_FILE = 'src/site/sets/index.ts';

/** Scaffold that adds a documentation set with its first page. */
export const SET_SCAFFOLD: Scaffold = {
  name: 'set',
  adds: 'a documentation set',
  questions: () => [
    {
      name: 'id',
      prompt: 'Its name in addresses and folders, such as viewer?',
      validate: (id) =>
        !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)
          ? 'lower-case words joined by "-"'
          : id in DOCS_SETS
            ? `another one than ${Object.keys(DOCS_SETS).join(', ')}`
            : undefined,
    },
    {name: 'name', prompt: 'Its name in English, such as Viewer SDK?'},
    {name: 'name-ko', prompt: 'Its name in Korean?'},
    {name: 'title', prompt: 'The title of its first page?'},
    {name: 'description', prompt: 'What is it about, for search engines?'},
    {
      name: 'task',
      prompt: 'What do developers come for? The task leads to this page',
    },
    {name: 'task-ko', prompt: 'The same task in Korean?'},
    TERMS_QUESTION,
  ],
  plan(answers, files) {
    const {id = '', title, description, terms} = answers;
    const constant = `${id.toUpperCase().replaceAll('-', '_')}_SET`;
    const sidebar = `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Sidebar`;
    const localized = (name: string) =>
      `{ko: ${JSON.stringify(answers[`${name}-ko`])}, en: ${JSON.stringify(answers[name])}}`;
    return {
      created: {
        [`docs-${id}/intro.mdx`]: renderPageText({title, description}),
        [`sidebars/${id}.ts`]: `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  ${sidebar}: ['intro'],
} satisfies SidebarsConfig;
`,
        [`src/site/sets/${id}/set.ts`]: `import type {DocsSet} from '../docsSet';

export const ${constant} = {
  id: '${id}',
  label: ${localized('name')},
  folder: 'docs-${id}',
  routeBasePath: '${id}',
  sidebarId: '${sidebar}',
  entry: '/${id}/intro',
  groups: {},
  products: [],
  tasks: [{
    label: ${localized('task')},
    to: '/${id}/intro',
  }],
} as const satisfies DocsSet;
`,
        [getTermsFile(id)]: terms ? addSearchTerms('{}', 'intro', terms) : '{}',
      },
      changed: {
        [SETS_FILE]: `import {${constant}} from './${id}/set';\n${files
          .read(SETS_FILE)
          .replace(
            /\bDOCS_SETS = \{[^}]*(?=\})/,
            `$&${JSON.stringify(id)}: ${constant},\n`,
          )}`,
      },
      next: [
        `Write docs-${id}/intro.mdx, and add pages with: npm run new -- page --set ${id}`,
        'A sample for the landing pages goes into _home-sample.mdx there, and into src/components/home/fragments.ts.',
      ],
    };
  },
};
