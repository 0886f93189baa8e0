import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {changedIn} from '../../changes/changedIn';
import type {ChangeNote} from '../../changes/history';
import {link, table as tableOf} from '../../reference/nodes';
import {usesBlocks, type UsesOf} from '../../reference/usesBlocks';
import {valuesTypeOf} from '../contract/lookUp';
import type {ApiDoc, ApiMember, ApiSymbol, Contract} from '../contract/types';
import {formulaBlocks, readFormulaFunction} from './formulaEntry';
import {anchorOf, type NameLinker} from './links';
import {inline, listOf, paragraph, text} from './nodes';
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
export function entryBlocks(
  symbol: ApiSymbol,
  context: EntryContext,
): RootContent[] {
  const {name, members, doc, type, kind} = symbol;
  const {contract, linker, uses} = context;
  const plain = members.filter(isPlainValue);
  const own = members.filter((member) => !isPlainValue(member));
  return [
    heading(2, anchorOf(name), kind === 'function' ? `${name}()` : name),
    paragraph(kindLine(symbol, contract, linker)),
    ...(type ? [signature(name, type, kind === 'function', linker)] : []),
    ...(doc.summary ? [paragraph(linker.prose(doc.summary))] : []),
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
): RootContent[] {
  const {linker, uses} = context;
  const {name, kind, doc} = member;
  const formula = readFormulaFunction(member);
  return [
    heading(3, anchorOf(type, name), kind === 'method' ? `${name}()` : name),
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
          paragraph(linker.prose(doc.summary)),
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

function heading(depth: 2 | 3, id: string, name: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [{type: 'inlineCode', value: name}],
    data: {hProperties: {id}},
  };
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
): PhrasingContent[] {
  const isList =
    members.length > 0 && members.every((each) => each.kind === 'value');
  const aliases = [...contract.symbols.values()].filter(
    (alias) => valuesTypeOf(alias) === name,
  );
  return [
    text(isList ? listName(members) : KINDS[kind]),
    ...(aliases.length > 0
      ? [text(', for the type '), code(aliases[0]!.name)]
      : []),
    ...bases.flatMap((base, index) => [
      text(index > 0 ? ', ' : ', with the members of '),
      ...linker.prose(`{@link ${base}}`),
    ]),
    text('.'),
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
): RootContent {
  return paragraph([
    inline('code', {}, [
      text(`${name}${isCall ? '' : ': '}`),
      ...linker.type(type),
    ]),
  ]);
}

/** What a type of many members begins with: settings in a table, of other members a line. */
function overview(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  {contract, linker}: EntryContext,
): RootContent[] {
  return hasOptionTable(symbol, contract)
    ? memberTable(symbol, members, linker)
    : [memberLine(symbol, members)];
}

/** A line that leads to each member of a type. */
function memberLine(
  {name: type}: ApiSymbol,
  members: readonly ApiMember[],
): RootContent {
  return paragraph([
    text('Members: '),
    ...members.flatMap((member, index): PhrasingContent[] => [
      ...(index > 0 ? [text(', ')] : []),
      {
        type: 'link',
        url: `#${anchorOf(type, member.name)}`,
        children: [code(member.name)],
      },
    ]),
    text('.'),
  ]);
}

function details(
  {doc, kind, type}: ApiSymbol | ApiMember,
  key: string,
  {contract, linker, since, notes}: EntryContext,
  settable = false,
): RootContent[] {
  const {deprecated} = doc;
  const changes = changedIn(notes(key), CHANGELOG_PAGE);
  const rows: (readonly [PhrasingContent, PhrasingContent[] | undefined])[] = [
    [
      text('Deprecated'),
      deprecated === undefined
        ? undefined
        : linker.prose(deprecated || 'the contract names no replacement'),
    ],
    ...doc.params.map(
      (param) => [code(param.name), linker.prose(param.text)] as const,
    ),
    ...(kind === 'method' ? optionsIn(type, contract) : []).map(
      (each) => [text('Settings'), optionsLink(each, linker)] as const,
    ),
    [text('Returns'), doc.returns ? linker.prose(doc.returns) : undefined],
    [
      text('Default'),
      doc.defaultValue ? linker.prose(doc.defaultValue) : undefined,
    ],
    [text('Access'), settable ? [text('can be read and set')] : undefined],
    [
      text('Since'),
      doc.since && doc.since !== since ? [text(doc.since)] : undefined,
    ],
    [text('Changed in'), changes.length > 0 ? changes : undefined],
  ];
  const said = rows.flatMap(([title, value]) =>
    value ? [[title, text(': '), ...value]] : [],
  );
  return [
    ...(said.length > 0 ? [listOf(said)] : []),
    ...(kind === 'function' ? optionTables(type, contract, linker) : []),
    ...errorTable(doc, contract, linker),
  ];
}

/** The codes that a call throws, and when. */
function errorTable(
  {throws}: ApiDoc,
  contract: Contract,
  linker: NameLinker,
): RootContent[] {
  const rows = thrownErrors(throws, contract).map(({code: name, condition}) => {
    const url = linker.address(...codeKey(name));
    return [
      url ? link(url, code(name)) : code(name),
      linker.prose(condition),
    ] as const;
  });
  return rows.length > 0 ? [tableOf(['Throws', 'When'], rows)] : [];
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}
