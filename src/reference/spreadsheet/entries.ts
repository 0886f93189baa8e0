import {changedIn} from '../changelog/changelog';
import {
  compareVersions,
  findTags,
  type ChangeNote,
  type ContractItem,
} from '@document-sdk/contract';
import {
  type Blocks,
  code,
  codeLink,
  commaSeparated,
  flatten,
  heading,
  type Inlines,
  link,
  list,
  listSentence,
  paragraph,
  table,
  text,
} from '../shared/nodes';
import {usesBlocks, type UsesOf} from '../shared/uses';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import type {ApiMember, ApiSymbol, Declarations} from './declarations';
import {formulaBlocks, isPlainValue, readFormulaFunction} from './formulas';
import {entryAnchor, typeCode, type NameLinker} from './links';
import {
  isFormulaList,
  listThrown,
  isValueList,
  valuesInterface,
} from './lookUp';
import {
  findSymbols,
  formatName,
  hasOptionTable,
  memberTable,
  optionTypes,
} from './table';

/** Input of the entries. */
export interface EntryContext {
  readonly declarations: Declarations;
  readonly linker: NameLinker;
  readonly uses: UsesOf;
  /** Versions that changed a member, by its key. */
  readonly notes: (key: string) => readonly ChangeNote[];
  /** The first version; entries show only later ones. */
  readonly since: string | undefined;
}

/** Types with more members begin with a list of links to them. */
const MANY = 4;

/** The earliest `@since` of a contract. */
export function firstVersion({symbols}: Declarations): string | undefined {
  const versions = [...symbols.values()]
    .flatMap((symbol) => [symbol, ...symbol.members])
    .flatMap(({since}) => since ?? []);
  return versions.sort(compareVersions)[0];
}

/**
 * Builds the entries of an `<ApiEntries>`.
 *
 * @throws UnlocatedProblemError for a name that is not in the contract
 */
export function expandEntries(
  of: readonly string[],
  context: EntryContext,
): Blocks {
  return findSymbols('ApiEntries', of, context.declarations).map((symbol) =>
    entryBlocks(symbol, context),
  );
}

/** Entry of a type or function, with the entries of its members. */
function entryBlocks(symbol: ApiSymbol, context: EntryContext): Blocks {
  const {name, members, text: summary, type, kind} = symbol;
  const {declarations, linker, uses} = context;
  const plain = members.filter(isPlainValue);
  const own = members.filter((member) => !isPlainValue(member));
  const isCall = kind === 'function';
  return [
    heading(2, entryAnchor(name), code(isCall ? `${name}()` : name)),
    kindLine(symbol, context),
    type && signature(isCall ? name : `${name}: `, type, linker),
    summary && paragraph(linker.prose(summary)),
    details(symbol, name, context),
    isCall &&
      optionTypes(symbol, declarations).map((options) =>
        memberTable(options, options.members, linker),
      ),
    errorTable(symbol, context),
    usesBlocks(uses(name)),
    own.length > MANY &&
      (hasOptionTable(symbol, declarations)
        ? memberTable(symbol, own, linker)
        : listSentence('Members: ', own, (member) =>
            link(`#${entryAnchor(name, member.name)}`, code(member.name)),
          )),
    plain.length > 0 && memberTable(symbol, plain, linker, true),
    own.map((member) => memberEntry(name, member, context)),
  ];
}

function memberEntry(
  type: string,
  member: ApiMember,
  context: EntryContext,
): Blocks {
  const {linker, uses} = context;
  const {name, kind, text: summary = ''} = member;
  const isCall = kind === 'method';
  const formula = readFormulaFunction(member);
  return [
    heading(3, entryAnchor(type, name), code(isCall ? `${name}()` : name)),
    formula
      ? formulaBlocks(
          formula,
          findTags(member, 'example')[0]?.text ?? '',
          (prose) => linker.prose(prose),
        )
      : [
          member.type &&
            signature(
              isCall ? name : `${formatName(member)}: `,
              member.type,
              linker,
            ),
          paragraph(linker.prose(summary)),
        ],
    details(member, `${type}.${name}`, context),
    errorTable(member, context),
    usesBlocks(uses(`${type}.${name}`)),
  ];
}

const KINDS: Readonly<Record<ApiSymbol['kind'], string>> = {
  class: 'Class',
  const: 'Constant',
  function: 'Function',
  interface: 'Interface',
  type: 'Type',
  enum: 'Enumeration',
};

function kindLine(
  symbol: ApiSymbol,
  {declarations, linker}: EntryContext,
): Blocks {
  const {name, kind, bases} = symbol;
  const title = isFormulaList(symbol)
    ? 'List of functions'
    : isValueList(symbol)
      ? 'List of values'
      : KINDS[kind];
  const alias = [...declarations.symbols.values()].find(
    (each) => valuesInterface(each) === name,
  );
  return paragraph(
    title,
    alias && [', for the type ', code(alias.name)],
    bases.length > 0 && ', with the members of ',
    commaSeparated(bases, (base) => linker.prose(`{@link ${base}}`)),
    '.',
  );
}

function signature(name: string, type: string, linker: NameLinker): Blocks {
  return paragraph(typeCode([text(name), ...linker.type(type)]));
}

/** List of what the tags of an item say. */
function details(
  item: ApiSymbol | ApiMember,
  key: string,
  {declarations, linker, since: first, notes}: EntryContext,
): Blocks {
  const {kind, deprecated, defaultValue = '', since} = item;
  const returns = findTags(item, 'returns').map(({text: words}) => words);
  const rows: (readonly [Inlines, Inlines])[] = [
    [
      'Deprecated',
      deprecated !== undefined &&
        linker.prose(deprecated || 'the contract names no replacement'),
    ],
    ...findTags(item, 'param').map(
      ({subject = '', text: words}) =>
        [code(subject), linker.prose(words)] as const,
    ),
    ...(kind === 'method' ? optionTypes(item, declarations) : []).map(
      ({name}) =>
        [
          'Settings',
          ['listed in ', codeLink(name, linker.address(name))],
        ] as const,
    ),
    ['Returns', returns.length > 0 && linker.prose(returns.join(' '))],
    ['Default', defaultValue && linker.prose(defaultValue)],
    ['Access', kind === 'property' && !item.readonly && 'can be read and set'],
    ['Since', since !== first && since],
    ['Changed in', changedIn(notes(key), SPREADSHEET_CONTRACT.pages.changelog)],
  ];
  return list(
    rows.map(
      ([title, value]) => flatten(value).length > 0 && [title, ': ', value],
    ),
  );
}

/** Table of the errors that a call throws. */
function errorTable(
  item: ContractItem,
  {declarations, linker}: EntryContext,
): Blocks {
  const {codeType = ''} = declarations.contract;
  return table(
    ['Throws', 'When'],
    listThrown(item, declarations).map(({code: name, condition}) => [
      codeLink(name, linker.address(codeType, name)),
      linker.prose(condition),
    ]),
  );
}
