import {changedIn} from '../changelog/changelog';
import {findTags, type ChangeNote} from '../../../packages/contract/src/index';
import {
  type Block,
  code,
  codeLink,
  commaSeparated,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  table,
  text,
} from '../shared/nodes';
import {usesBlocks, type UsesOf} from '../shared/uses';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import type {ApiMember, ApiSymbol, Declarations} from './declarations';
import {formulaBlocks} from './formulaEntry';
import {isPlainValue, readFormulaFunction} from './formulas';
import {entryAnchor, type NameLinker} from './links';
import {isFormulaList, isValueList, valuesInterface} from './lookUp';
import {typeCode} from './nodes';
import {
  hasOptionTable,
  optionsLink,
  optionTables,
  optionTypes,
} from './options';
import {formatName, memberTable} from './table';
import {listThrown} from './thrownErrors';

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

/** Entry of a type or function, with the entries of its members. */
export function entryBlocks(symbol: ApiSymbol, context: EntryContext): Block[] {
  const {name, members, text: summary, type, kind} = symbol;
  const {linker, uses} = context;
  const plain = members.filter(isPlainValue);
  const own = members.filter((member) => !isPlainValue(member));
  return [
    heading(
      2,
      entryAnchor(name),
      code(kind === 'function' ? `${name}()` : name),
    ),
    paragraph(...kindLine(symbol, context)),
    ...(type ? [signature(name, type, kind === 'function', linker)] : []),
    ...(summary ? [paragraph(...linker.prose(summary))] : []),
    ...details(symbol, name, context),
    ...usesBlocks(uses(name)),
    ...(own.length > MANY ? overview(symbol, own, context) : []),
    ...(plain.length > 0 ? memberTable(symbol, plain, linker, true) : []),
    ...own.flatMap((member) => memberEntry(symbol, member, context)),
  ];
}

function memberEntry(
  {name: type}: ApiSymbol,
  member: ApiMember,
  context: EntryContext,
): Block[] {
  const {linker, uses} = context;
  const {name, kind, text: summary = ''} = member;
  const formula = readFormulaFunction(member);
  return [
    heading(
      3,
      entryAnchor(type, name),
      code(kind === 'method' ? `${name}()` : name),
    ),
    ...(formula
      ? formulaBlocks(formula, findTags(member, 'example')[0]?.text, linker)
      : [
          ...(member.type
            ? [
                signature(
                  formatName(member).replace('()', ''),
                  member.type,
                  kind === 'method',
                  linker,
                ),
              ]
            : []),
          paragraph(...linker.prose(summary)),
        ]),
    ...details(
      member,
      `${type}.${name}`,
      context,
      kind === 'property' && !member.readonly,
    ),
    ...usesBlocks(uses(`${type}.${name}`)),
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
): Inline[] {
  const {name, kind, bases} = symbol;
  const title = isFormulaList(symbol)
    ? 'List of functions'
    : isValueList(symbol)
      ? 'List of values'
      : KINDS[kind];
  const aliases = [...declarations.symbols.values()].filter(
    (alias) => valuesInterface(alias) === name,
  );
  return [
    title,
    ...(aliases.length > 0 ? [', for the type ', code(aliases[0]!.name)] : []),
    ...(bases.length > 0 ? [', with the members of '] : []),
    ...commaSeparated(bases, (base) => linker.prose(`{@link ${base}}`)),
    '.',
  ];
}

function signature(
  name: string,
  type: string,
  isCall: boolean,
  linker: NameLinker,
): Block {
  return paragraph(
    typeCode([text(`${name}${isCall ? '' : ': '}`), ...linker.type(type)]),
  );
}

/** Table of options, or a line with links to the members. */
function overview(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  {declarations, linker}: EntryContext,
): Block[] {
  return hasOptionTable(symbol, declarations)
    ? memberTable(symbol, members, linker)
    : [memberLine(symbol, members)];
}

function memberLine(
  {name: type}: ApiSymbol,
  members: readonly ApiMember[],
): Block {
  return paragraph(
    'Members: ',
    ...commaSeparated(members, ({name}) =>
      link(`#${entryAnchor(type, name)}`, code(name)),
    ),
    '.',
  );
}

function details(
  item: ApiSymbol | ApiMember,
  key: string,
  {declarations, linker, since: first, notes}: EntryContext,
  settable = false,
): Block[] {
  const {kind, deprecated, defaultValue, since} = item;
  const returns = findTags(item, 'returns')
    .map(({text: words}) => words)
    .join(' ');
  const changes = changedIn(notes(key), SPREADSHEET_CONTRACT.pages.changelog);
  const rows: (readonly [Inline, Inline[] | undefined])[] = [
    [
      'Deprecated',
      deprecated === undefined
        ? undefined
        : linker.prose(deprecated || 'the contract names no replacement'),
    ],
    ...findTags(item, 'param').map(
      ({subject = '', text: words}) =>
        [code(subject), linker.prose(words)] as const,
    ),
    ...(kind === 'method' ? optionTypes(item, declarations) : []).map(
      (each) => ['Settings', optionsLink(each, linker)] as const,
    ),
    ['Returns', returns ? linker.prose(returns) : undefined],
    ['Default', defaultValue ? linker.prose(defaultValue) : undefined],
    ['Access', settable ? ['can be read and set'] : undefined],
    ['Since', since && since !== first ? [since] : undefined],
    ['Changed in', changes.length > 0 ? changes : undefined],
  ];
  const said = rows.flatMap(([title, value]) =>
    value ? [[title, ': ', ...value]] : [],
  );
  return [
    ...(said.length > 0 ? [list(said)] : []),
    ...(kind === 'function'
      ? optionTables(item as ApiSymbol, declarations, linker)
      : []),
    ...errorTable(item, declarations, linker),
  ];
}

/** Table of the errors that a call throws. */
function errorTable(
  item: ApiSymbol | ApiMember,
  declarations: Declarations,
  linker: NameLinker,
): Block[] {
  const {codeType = ''} = declarations.contract;
  const rows = listThrown(item, declarations).map(
    ({code: name, condition}) =>
      [
        codeLink(name, linker.address(codeType, name)),
        linker.prose(condition),
      ] as const,
  );
  return rows.length > 0 ? [table(['Throws', 'When'], rows)] : [];
}
