import {DOCS_SETS} from '../../../src/sets/index';
import {PRODUCTS, productsOf, type Product} from '../../../src/site/products';
import {VARIANTS, type Variant} from '../../../src/site/variants';
import type {FileTree} from '../../check/files';
import {appendTo, quoted, type ModuleText} from '../editModule';
import {
  shaped,
  text,
  unless,
  type Answers,
  type Question,
  type Scaffold,
} from '../scaffold';
import {setConstant, setFile} from '../setFiles';

const FILE = 'src/site/products.ts';
const BOTH = 'both';
const NO_SET = 'none';
const ALL: readonly Product[] = Object.values(PRODUCTS);

/** A product: its row, its place in the variants, the set that documents it. */
export const product: Scaffold = {
  name: 'product',
  makes: 'a product on offer',
  questions: ({documents, variant}) => [
    slugQuestion,
    numberQuestion,
    {
      name: 'type',
      asks: 'Its type in the store?',
      choices: [...new Set(ALL.map(({type}) => type))],
    },
    {
      name: 'variant',
      asks: 'Which variant of the site offers it?',
      choices: [...VARIANTS, BOTH],
    },
    nameQuestion(offeredIn(variant)),
    text('name-ko', 'Its name in Korean?'),
    text('summary', 'What does it do? One sentence in English'),
    text('summary-ko', 'The same sentence in Korean?'),
    {
      name: 'documents',
      asks: 'Are documents and a live demo offered?',
      choices: ['yes', 'no'],
    },
    setQuestion(documents === 'yes' ? Object.keys(DOCS_SETS) : []),
  ],
  plan: (answers, files) => ({
    created: {},
    changed: {...productTable(answers, files), ...setTable(answers, files)},
    next: [],
  }),
};

const slugQuestion: Question = unless(
  shaped(
    'slug',
    'Its name in addresses, such as viewer-global?',
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'lower-case words joined by "-"',
  ),
  (answer) =>
    Object.hasOwn(PRODUCTS, answer)
      ? {
          expected: 'a name that no product has',
          remedy: `Choose another one, or edit the row in ${FILE}.`,
        }
      : undefined,
);

const numberQuestion: Question = {
  name: 'id',
  asks: 'Its number in the addresses of the store?',
  usual: String(Math.max(...ALL.map(({id}) => id)) + 1),
  refuses: (answer) =>
    /^[1-9]\d*$/.test(answer) && ALL.every(({id}) => id !== Number(answer))
      ? undefined
      : {
          expected: 'a whole number that no other product has',
          remedy: 'Take the number that the store gives it.',
        },
};

/** Menus and the rewriting of links tell the products of a variant by their names. */
function nameQuestion(variants: readonly Variant[]): Question {
  const taken = variants.flatMap(productsOf).map(({label}) => label.en);
  return unless(
    text('name', 'Its name in English, such as Viewer SDK?'),
    (answer) =>
      taken.includes(answer)
        ? {
            expected: `another name than ${taken.join(', ')}`,
            remedy: 'Give it a name of its own: menus and links tell by it.',
          }
        : undefined,
  );
}

function offeredIn(variant: string | undefined): readonly Variant[] {
  return VARIANTS.filter((name) => variant === BOTH || variant === name);
}

function setQuestion(sets: readonly string[]): Question {
  return {
    name: 'set',
    asks: `Which documentation set of this site has its documents? "${NO_SET}" when they stand elsewhere`,
    choices: [...sets, NO_SET],
    usual: NO_SET,
  };
}

function productTable(answers: Answers, files: FileTree) {
  const {slug = '', variant} = answers;
  const withRow = appendTo(read(files, FILE), ['PRODUCTS'], row(answers));
  return {
    [FILE]: offeredIn(variant).reduce(
      (source, name) =>
        appendTo(
          {file: FILE, text: source},
          ['PRODUCT_ORDER', name],
          `'${slug}'`,
        ),
      withRow,
    ),
  };
}

function row(answers: Answers): string {
  const {slug = '', id, type, documents} = answers;
  const texts = (name: string) =>
    `{ko: ${quoted(answers[`${name}-ko`] ?? '')}, en: ${quoted(answers[name] ?? '')}}`;
  return `${quoted(slug)}: product(${quoted(slug)}, {
    id: ${id},
    type: ${quoted(type ?? '')},
    label: ${texts('name')},
    summary: ${texts('summary')},
    hasDocuments: ${documents === 'yes'},
  })`;
}

function setTable({set = NO_SET, slug = ''}: Answers, files: FileTree) {
  const file = setFile(set);
  return set === NO_SET
    ? {}
    : {
        [file]: appendTo(
          read(files, file),
          [setConstant(set), 'products'],
          `'${slug}'`,
        ),
      };
}

function read(files: FileTree, file: string): ModuleText {
  return {file, text: files.read(file)};
}
