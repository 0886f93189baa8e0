import ts from 'typescript';
import {didYouMean} from '../../../src/sets/didYouMean';
import type {Problem} from '../../../src/sets/problem';
import {findMember} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {
  ApiMember,
  ApiSymbol,
  Contract,
} from '../../../src/sets/spreadsheet/contract/types';
import {lineAt} from '../sourceLines';

type Item = ApiSymbol | ApiMember;

/** What the comment of each name must have, because its entry shows it: whether it lacks it, and what that is. */
const NEEDED: readonly (readonly [(item: Item) => boolean, string])[] = [
  [
    ({doc}) => !/[.!?`)]$/.test(doc.summary),
    'a sentence that says what it is for',
  ],
  [
    ({doc}) => !/^\d+\.\d+$/.test(doc.since ?? ''),
    '@since with the version that first has it, such as 1.0',
  ],
  [
    (item) =>
      'optional' in item &&
      item.optional &&
      item.kind === 'property' &&
      !item.doc.defaultValue,
    'a @defaultValue, which says what holds when it is left out',
  ],
  [
    ({type}) => /\bany\b/.test(type),
    'a type that the compiler can check, in place of any',
  ],
];

/** Comments that lack what entries show, and names in them that the declarations do not have. */
export function commentProblems(contract: Contract, source: string): Problem[] {
  const {symbols, file} = contract;
  const members = symbols.get('SpreadsheetErrorCodes')?.members ?? [];
  const codes = members.map(({name}) => name);
  const items = [...symbols.values()].flatMap((symbol) => [
    {name: symbol.name, item: symbol},
    ...symbol.members.map((item) => ({
      name: `${symbol.name}.${item.name}`,
      item,
    })),
  ]);
  const ofItems = items.flatMap(({name, item}) => {
    const {line, doc} = item;
    const lacking = NEEDED.filter(([lacks]) => lacks(item));
    const thrown = doc.throws?.match(/(?<=`)[A-Z][A-Z_]+(?=`)/g) ?? [];
    const described = doc.params.map((each) => each.name).join(', ');
    const declared = parametersOf(item);
    return [
      ...lacking.map(([, expected]) => [name, expected] as const),
      ...thrown
        .filter((code) => codes.length > 0 && !codes.includes(code))
        .map(
          (code) =>
            [
              `${name}, which throws \`${code}\``,
              `a member of SpreadsheetErrorCodes. ${didYouMean(code, codes)}`.trim(),
            ] as const,
        ),
      ...(described === '' || described === declared
        ? []
        : [
            [
              `@param of (${described}) in the comment of ${name}`,
              `the parameters of the declaration, (${declared})`,
            ] as const,
          ]),
    ].map(([found, expected]) => ({line, found, expected}));
  });
  const links = [...source.matchAll(/\{@link(?:code|plain)?\s+([^\s|}]+)/g)]
    .filter(({1: target = ''}) => {
      const [type = '', member] = target.split('.');
      const isKnown =
        symbols.has(type) &&
        (member === undefined || findMember(contract, type, member));
      return !isKnown && !/^https?:/.test(target);
    })
    .map(({1: target, index}) => ({
      line: lineAt(source, index),
      found: `{@link ${target}}`,
      expected: 'a name that the file declares, or Type.member',
    }));
  const remedy = 'Correct the comment: entries and editors show it.';
  return [...ofItems, ...links].map((each) => ({file, ...each, remedy}));
}

function parametersOf({type}: Item): string {
  const text = `declare function signature${type};`;
  const [first] = ts.createSourceFile(
    'a.ts',
    text,
    ts.ScriptTarget.Latest,
  ).statements;
  return first && ts.isFunctionDeclaration(first)
    ? first.parameters
        .map(({name}) => (ts.isIdentifier(name) ? name.text : ''))
        .filter(Boolean)
        .join(', ')
    : '';
}
