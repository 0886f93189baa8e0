import {changedIn} from '../changelog/changelog';
import type {ChangeNote} from '../../../packages/contract/src/history';
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
import {valuesTypeOf} from './contract/lookUp';
import type {ApiDoc, ApiMember, ApiSymbol, Contract} from './contract/types';
import {formulaBlocks, readFormulaFunction} from './formulaEntry';
import {anchorOf, type NameLinker} from './links';
import {typeCode} from './nodes';
import {hasOptionTable, optionsIn, optionsLink, optionTables} from './options';
import {memberTable, shownName} from './table';
import {codeKey, thrownErrors} from './thrownErrors';

/** Page that lists what each version changed. */
export const CHANGELOG_PAGE = '/spreadsheet/changelog';

/** What entries are made of. */
export interface EntryContext {
  readonly contract: Contract;
  readonly linker: NameLinker;
  readonly uses: UsesOf;
  /** The versions in which the member of a key changed. */
  readonly notes: (key: string) => readonly ChangeNote[];
  /** The version that goes without saying; entries tell a later one. */
  readonly since: string | undefined;
}

/** Members above which a type begins with a line that leads to each. */
const MANY = 4;

/** The entry of a type or a function, and those of its members. */
export function entryBlocks(symbol: ApiSymbol, context: EntryContext): Block[] {
  const {name, members, doc, type, kind} = symbol;
  const {contract, linker, uses} = context;
  const plain = members.filter(isPlainValue);
  const own = members.filter((member) => !isPlainValue(member));
  return [
    heading(2, anchorOf(name), code(kind === 'function' ? `${name}()` : name)),
    paragraph(...kindLine(symbol, contract, linker)),
    ...(type ? [signature(name, type, kind === 'function', linker)] : []),
    ...(doc.summary ? [paragraph(...linker.prose(doc.summary))] : []),
    ...details(symbol, name, context),
    ...usesBlocks(uses(name)),
    ...(own.length > MANY ? overview(symbol, own, context) : []),
    ...(plain.length > 0 ? memberTable(symbol, plain, linker, true) : []),
    ...own.flatMap((member) => memberEntry(symbol, member, context)),
  ];
}

/** Values that are words, such as `'column'`, are rows of a table; names such as codes have entries. */
function isPlainValue({kind, name}: ApiMember): boolean {
  return kind === 'value' && !/^[A-Z#]/.test(name);
}

function memberEntry(
  {name: type}: ApiSymbol,
  member: ApiMember,
  context: EntryContext,
): Block[] {
  const {linker, uses} = context;
  const {name, kind, doc} = member;
  const formula = readFormulaFunction(member);
  return [
    heading(
      3,
      anchorOf(type, name),
      code(kind === 'method' ? `${name}()` : name),
    ),
    ...(formula
      ? formulaBlocks(formula, doc.example, linker)
      : [
          ...(member.type
            ? [
                signature(
                  shownName(member).replace('()', ''),
                  member.type,
                  kind === 'method',
                  linker,
                ),
              ]
            : []),
          paragraph(...linker.prose(doc.summary)),
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
};

function kindLine(
  {name, kind, bases, members}: ApiSymbol,
  contract: Contract,
  linker: NameLinker,
): Inline[] {
  const isList =
    members.length > 0 && members.every((each) => each.kind === 'value');
  const aliases = [...contract.symbols.values()].filter(
    (alias) => valuesTypeOf(alias) === name,
  );
  return [
    isList ? listName(members) : KINDS[kind],
    ...(aliases.length > 0 ? [', for the type ', code(aliases[0]!.name)] : []),
    ...(bases.length > 0 ? [', with the members of '] : []),
    ...commaSeparated(bases, (base) => linker.prose(`{@link ${base}}`)),
    '.',
  ];
}

function listName(members: readonly ApiMember[]): string {
  return members.every((each) => readFormulaFunction(each))
    ? 'List of functions'
    : 'List of values';
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

/** What a type of many members begins with: settings in a table, of other members a line. */
function overview(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  {contract, linker}: EntryContext,
): Block[] {
  return hasOptionTable(symbol, contract)
    ? memberTable(symbol, members, linker)
    : [memberLine(symbol, members)];
}

/** A line that leads to each member of a type. */
function memberLine(
  {name: type}: ApiSymbol,
  members: readonly ApiMember[],
): Block {
  return paragraph(
    'Members: ',
    ...commaSeparated(members, ({name}) =>
      link(`#${anchorOf(type, name)}`, code(name)),
    ),
    '.',
  );
}

function details(
  {doc, kind, type}: ApiSymbol | ApiMember,
  key: string,
  {contract, linker, since, notes}: EntryContext,
  settable = false,
): Block[] {
  const {deprecated} = doc;
  const changes = changedIn(notes(key), CHANGELOG_PAGE);
  const rows: (readonly [Inline, Inline[] | undefined])[] = [
    [
      'Deprecated',
      deprecated === undefined
        ? undefined
        : linker.prose(deprecated || 'the contract names no replacement'),
    ],
    ...doc.params.map(
      (param) => [code(param.name), linker.prose(param.text)] as const,
    ),
    ...(kind === 'method' ? optionsIn(type, contract) : []).map(
      (each) => ['Settings', optionsLink(each, linker)] as const,
    ),
    ['Returns', doc.returns ? linker.prose(doc.returns) : undefined],
    ['Default', doc.defaultValue ? linker.prose(doc.defaultValue) : undefined],
    ['Access', settable ? ['can be read and set'] : undefined],
    ['Since', doc.since && doc.since !== since ? [doc.since] : undefined],
    ['Changed in', changes.length > 0 ? changes : undefined],
  ];
  const said = rows.flatMap(([title, value]) =>
    value ? [[title, ': ', ...value]] : [],
  );
  return [
    ...(said.length > 0 ? [list(said)] : []),
    ...(kind === 'function' ? optionTables(type, contract, linker) : []),
    ...errorTable(doc, contract, linker),
  ];
}

/** The codes that a call throws, and when. */
function errorTable(
  {throws}: ApiDoc,
  contract: Contract,
  linker: NameLinker,
): Block[] {
  const rows = thrownErrors(throws, contract).map(
    ({code: name, condition}) =>
      [
        codeLink(name, linker.address(...codeKey(name))),
        linker.prose(condition),
      ] as const,
  );
  return rows.length > 0 ? [table(['Throws', 'When'], rows)] : [];
}
