// Spelling, for `npm run check` and for the extension of the editor.
import {readFileSync} from 'node:fs';

const CONTRACTS = ['ocr/argo_sdk.h', 'spreadsheet/spreadsheet-sdk.d.ts'];

/** Names of the contracts; plain words in small letters are left to the dictionary. */
const contractNames = CONTRACTS.flatMap(
  (file) =>
    readFileSync(new URL(`contracts/${file}`, import.meta.url), 'utf8')
      .replace(/\/\*[^]*?\*\/|\/\/.*/g, ' ')
      .match(/\b[A-Za-z]\w*[A-Z_\d]\w*/g) ?? [],
);

/** Where modules hold texts of the interface. */
export const INTERFACE_TEXTS = [
  /\b(?:message|label|title|en|text|alt):\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/g,
  /(?<=<Translate\b[^>]*>)[^<]*/g,
];

/** Code, entities, names of files and of members, abbreviations. */
const CODE = [
  /`[^`\n]*`|&\w+;/g,
  /\S*\w[._]\w\S*/g,
  /\b[A-Z]{2,}(?:s|[\d-]*)\b/g,
];

/** Matches the parts of pages that are not checked for spelling. */
export const PAGE_CODE = [
  // Fences, imports, targets of links, paths, ids of headings, front matter that holds no sentences.
  /^ *(`{3,})[^]*?^ *\1 *$/gm,
  /^(?:import|export) .*$/gm,
  /(?<=\]\()[^)\s]+|(?<![\w<])\/[\w/-]+/g,
  /\{(?:\/\* )?#[^}]*\}/g,
  /^(?:keywords|tags|slug|id|image|[a-z]+_(?!label)\w+):.*(?:\n[ -].*)*/gm,
  // Names of elements, attributes of one word, lists of names.
  /<\/?[\w.]+|[\w-]+=(?:"[^"\s]*"|\{\[[^]*?\]\}|\{[^}]*\})/g,
  /\b(?:className|columns|of|only)="[^"]*"/g,
  ...CODE,
];

/** No language of programming: its dictionaries would let American spellings pass. */
const languageId = 'plaintext';

export default {
  version: '0.2',
  language: 'en-GB',
  caseSensitive: true,
  minWordLength: 3,
  dictionaries: [
    '!aws',
    '!cryptocurrencies',
    '!filetypes',
    '!software-term-suggestions',
    '!en-common-misspellings',
    '!en-gb-common-misspellings',
    'networking-terms',
    'npm',
    'names',
    'terms',
  ],
  dictionaryDefinitions: ['names', 'terms'].map((name) => ({
    name,
    path: `./dictionaries/${name}.txt`,
    addWords: true,
  })),
  words: contractNames,
  // The dictionary of packages has these.
  flagWords: ['color', 'colors'],
  files: [
    '{docs-*,src/pages}/**/*.mdx',
    '{src,sidebars}/**/*.{ts,tsx}',
    'contracts/**',
  ],
  ignoreRegExpList: CODE,
  overrides: [
    {
      filename: '**/*.mdx',
      languageId,
      ignoreRegExpList: PAGE_CODE,
    },
    {
      filename: '**/*.{ts,tsx}',
      languageId,
      includeRegExpList: INTERFACE_TEXTS,
    },
    {
      filename: 'contracts/**',
      languageId,
      includeRegExpList: ['CStyleComment'],
      ignoreRegExpList: [
        // Values, samples, links, tags and the names behind them.
        /"\w+"|```[^]*?```|[@\\]code\b[^]*?[@\\]endcode\b|\{@\w+[^}]*\}/g,
        /[@\\](?:param(?:\[\w+\])?|tparam|retval|error|p|c|ref|typeParam)\s+\S+|[@\\]\w+/g,
      ],
    },
  ],
};
