import {
  suggestName,
  findFrontMatterLine,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {
  buildHeader,
  findCodePrefix,
  loadSetContract,
  type OcrHeader,
  type HeaderFunction,
} from '../../../src/reference';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {findHeaderProblems} from '../contracts/headerRules';
import {findNameProblems, findUnknownContractNames} from '../contracts/names';
import {findJsonProblems, readOptionValues} from '../contracts/usage';
import {getLineAt} from '../files';
import type {CheckRule} from '../sources';

/** Every function of the header has its page, and pages use only names, codes and JSON keys of the header. */
export const run: CheckRule = ({files, pages, allPages}) => {
  const {file} = OCR_CONTRACT;
  const all = allPages.filter(({area}) => area === 'ocr');
  const inspected = pages.filter(({area}) => area === 'ocr');
  const header = buildHeader(loadSetContract(file, files.read));
  const source = files.read(file);
  const options = source.match(OPTION_PATH) ?? [];
  const values = readOptionValues(source);
  const valuesOf = (option: string) => values.get(option);
  const names = findNameProblems(inspected, all, {
    file,
    source,
    functions: header.functions,
    valuesOf,
    names: header.functions.map(({name}) => name),
    walk: (path) => findOptionFault(path.join('.'), source, options),
  });
  return {
    inspected: names.count,
    problems: [
      ...findHeaderProblems(header),
      ...[{file, text: source.replace(/^#.*$/gm, '')}, ...inspected].flatMap(
        (page) => codeProblems(page, header),
      ),
      ...entryProblems(all, header),
      ...inspected.flatMap((page) => findJsonProblems(page, source, valuesOf)),
      ...findUnknownContractNames(
        files,
        'ocr',
        file,
        Object.keys(OCR_CONTRACT.codeSubjects),
        (name) => header.codes.some((code) => code.name === name),
      ),
      ...names.problems,
    ],
    note: `${header.functions.length} functions, ${header.codes.length} codes`,
  };
};

/** `device.index` before its type or default in the header. */
const OPTION_PATH = /\b[a-z]\w*\.[a-z]\w*\b(?=.*(?:,|string))/g;

/** Compares `device.index` with the paths of options and results in the header. */
function findOptionFault(
  path: string,
  header: string,
  paths: readonly string[],
): string | undefined {
  const [parent] = path.split('.', 1);
  return path.includes('.') &&
    !header.includes(path) &&
    paths.some((each) => each.startsWith(`${parent}.`))
    ? `the header has no such option. ${suggestName(path, paths)}`.trim()
    : undefined;
}

/** Reports functions without a page, and pages of unknown functions. */
function entryProblems(
  pages: readonly SourcePage[],
  header: OcrHeader,
): FileProblem[] {
  const {functions, contract} = header;
  const {file} = contract;
  return [
    ...functions.flatMap((item) => {
      const place = `docs-ocr/api/${item.name}.mdx`;
      const page = pages.find((each) => each.file === place);
      return page
        ? functionPageProblems(page, item, header)
        : {
            file,
            line: item.line,
            found: `${item.name} without a page of its own`,
            expected: `a page at ${place}`,
            remedy:
              'Correct the name in the header if it is misspelt there; else write the page, in the order of sections of the others.',
          };
    }),
    ...pages
      .filter(
        ({frontMatter: {symbol}}) =>
          symbol !== undefined && !functions.some(({name}) => name === symbol),
      )
      .map((page) => ({
        file: page.file,
        line: findFrontMatterLine(page, 'symbol'),
        found: `a page of ${String(page.frontMatter.symbol)}, which ${file} does not have`,
        expected: 'a function or callback type of the header',
        remedy:
          'Correct the name in the header if it is misspelt there; else correct the page, or take it away.',
      })),
  ];
}

/** Required content of a function page, in this order. */
const requiredParts = ({name, kind}: HeaderFunction): readonly string[] => [
  '{/* #signature */}',
  `from-header="${name}"`,
  '{/* #parameters */}',
  `<ApiParameters of="${name}" />`,
  '{/* #example */}',
  // Samples of a callback type define a function and need not name the type.
  ...(kind === 'callback' ? [] : [`${name}(`]),
  'title="Output',
  '{/* #errors */}',
  `<ApiErrors of="${name}" />`,
  '{/* #rules */}',
  `<ApiRules of="${name}" />`,
  '{/* #remarks */}',
  '{/* #see-also */}',
  `<ApiSeeAlso of="${name}" />`,
];

/** Pages before and after the function pages, which are in the order of the header. */
const BEFORE = 'api/c_api_details';
const AFTER = 'sample/ocr_sdk_sample_details';

/** Checks the front matter of a function page and the order of its sections. */
function functionPageProblems(
  {file, text, frontMatter}: SourcePage,
  item: HeaderFunction,
  {functions}: OcrHeader,
): FileProblem[] {
  const index = functions.indexOf(item);
  const pageOf = (at: number, end: string) =>
    functions[at] ? `api/${functions[at].name}` : end;
  const expected: Readonly<Record<string, string>> = {
    title: item.name,
    symbol: item.name,
    pagination_prev: pageOf(index - 1, BEFORE),
    pagination_next: pageOf(index + 1, AFTER),
  };
  let from = 0;
  const missing = requiredParts(item).find((part) => {
    const at = text.indexOf(part, from);
    from = at < 0 ? from : at + part.length;
    return at < 0;
  });
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => frontMatter[key] !== value)
      .map(([key, value]) => ({
        file,
        line: findFrontMatterLine({text}, key),
        found: `front matter ${key} is "${String(frontMatter[key])}"`,
        expected: `"${value}"`,
        remedy: 'Follow the names and the order of the header.',
      })),
    ...(missing === undefined ? [] : [missing]).map((part) => ({
      file,
      line: getLineAt(text, from),
      found: `no ${part} below this line`,
      expected: `the sections of a function page in order, with ${requiredParts(item).join(', ')}`,
      remedy: 'Write it, as the pages of other functions have it.',
    })),
  ];
}

/** `601 ARGO_E_LICENSE_MISSING`, `601 is [ARGO_E_LICENSE_MISSING]` and `[302](…#ARGO_E_FILE_NOT_FOUND)`. */
const NUMBERED =
  /\b(\d{3})(?:,| is| means)?[ :]+[[`(]*([A-Z]+_[A-Z0-9_]+)|\[(\d{3})\]\([^)]*#([A-Z]+_[A-Z0-9_]+)\)/g;

/** Reports unknown codes, also in samples that no compiler checks, and wrong numbers beside a code. */
function codeProblems(
  {file, text}: {readonly file: string; readonly text: string},
  {codes, names, contract}: OcrHeader,
): FileProblem[] {
  const known = [...codes, ...names].map(({name}) => name);
  const prefix = findCodePrefix(codes);
  const name = new RegExp(String.raw`\b${prefix}[A-Z0-9_]+\b`, 'g');
  // CMake variables have the same prefix.
  const read = text.replace(/^```cmake[^]*?^```/gm, (fence) =>
    fence.replace(/./g, ''),
  );
  return read.split('\n').flatMap((row, index) => {
    const at = {file, line: index + 1};
    return [
      ...[...row.matchAll(name)]
        .filter(([found]) => prefix !== '' && !known.includes(found))
        .map(([found]) => ({
          ...at,
          found: `${found}, which is not in the header`,
          expected: `a name of ${contract.file}`,
          remedy: `${suggestName(found, known)}Correct the name.`,
        })),
      ...[...row.matchAll(NUMBERED)].flatMap((match) => {
        const [shown, named] = match.slice(1).filter(Boolean);
        const code = codes.find((each) => each.name === named);
        return code && code.value !== Number(shown)
          ? {
              ...at,
              found: `${shown} as the number of ${code.name}`,
              expected: `${code.value}, as in the header`,
              remedy: 'Correct the number, or name the code that has it.',
            }
          : [];
      }),
    ];
  });
}
