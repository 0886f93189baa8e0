import {DOCS_SETS} from '../../src/site/sets/index';
import {PRODUCTS, type Product} from '../../src/site/products';
import {VARIANTS} from '../../src/site/variants';
import {append, inBoth, quoted} from './edits';
import {ask, newName, WORDS, WORDS_EXPECTED, type Scaffold} from './scaffold';
import {setFile} from './set';

const FILE = 'src/site/products.ts';
const ALL: readonly Product[] = Object.values(PRODUCTS);
const IDS = ALL.map(({id}) => id);

/** A product: its row, its place in the variants, the set that documents it. */
export const product: Scaffold = {
  name: 'product',
  makes: 'a product on offer',
  questions: () => [
    ask(
      'slug',
      'Its name in addresses, such as viewer-global?',
      newName(WORDS, WORDS_EXPECTED, Object.keys(PRODUCTS)),
    ),
    ask('id', 'Its number in the addresses of the store?', {
      usual: () => String(Math.max(...IDS) + 1),
      ...newName(/^[1-9]\d*$/, 'a whole number', IDS.map(String)),
    }),
    ask('type', 'Its type in the store?', {
      choices: () => [...new Set(ALL.map(({type}) => type))],
    }),
    ask('variant', 'Which variant of the site offers it?', {
      choices: () => [...VARIANTS, 'both'],
    }),
    ask('name', 'Its name in English, such as Viewer SDK?'),
    ask('name-ko', 'Its name in Korean?'),
    ask('summary', 'What does it do? One sentence in English'),
    ask('summary-ko', 'The same sentence in Korean?'),
    ask('documents', 'Are documents and a live demo offered?', {
      choices: () => ['yes', 'no'],
    }),
    ask(
      'set',
      'Which set of this site documents it? "none" when its documents stand elsewhere',
      {
        choices: () => ['none', ...Object.keys(DOCS_SETS)],
        usual: () => 'none',
      },
    ),
  ],
  plan(answers, files) {
    const {variant, set = 'none'} = answers;
    const slug = quoted(answers['slug']);
    const row = `${slug}: product(${slug}, {
      id: ${answers['id']},
      type: ${quoted(answers['type'])},
      label: ${inBoth(answers['name'], answers['name-ko'])},
      summary: ${inBoth(answers['summary'], answers['summary-ko'])},
      hasDocuments: ${answers['documents'] === 'yes'},
    })`;
    const table = VARIANTS.filter(
      (name) => variant === 'both' || variant === name,
    ).reduce(
      (text, name) => append(text, new RegExp(`\\b${name}: \\[`), slug),
      append(files.read(FILE), /const PRODUCTS = \{/, row),
    );
    const file = setFile(set);
    return {
      created: {},
      changed: {
        [FILE]: table,
        ...(set !== 'none' && {
          [file]: append(files.read(file), /\bproducts: \[/, slug),
        }),
      },
    };
  },
};
