import {md} from '../../content';
import {
  compareVersions,
  findTags,
  findValuesInterface,
  isValueList,
  type ContractItem,
  type Declarations,
  type DeclaredMember,
  type DeclaredSymbol,
} from '@document-sdk/contract';
import {buildUsesSection, type FindUses} from '../shared/pages';
import {
  buildFormulaBlocks,
  isPlainValue,
  parseFormulaFunction,
} from './formulas';
import {formatEntryAnchor, buildLinkedCode, type NameLinker} from './links';
import {isFormulaList, listThrownErrors} from './lookUp';
import {
  findSymbols,
  formatName,
  buildMemberTable,
  findOptionTypes,
} from './table';

/** Names of the contract, with facts that do not come from their own comments. */
export interface EntryFacts {
  readonly linker: NameLinker;
  readonly uses: FindUses;
  /** Versions that changed a member, by its key. */
  readonly changedIn: (key: string) => md.Inlines[];
  /** The first version; entries show only later ones. */
  readonly since: string | undefined;
}

/** Types with more members begin with a list of links to them. */
const MANY = 4;

/** The earliest `@since` of a contract. */
export function findFirstVersion({symbols}: Declarations): string | undefined {
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
export function buildEntries(
  of: readonly string[],
  facts: EntryFacts,
): md.Blocks {
  return findSymbols('ApiEntries', of, facts.linker.declarations).map(
    (symbol) => buildEntry(symbol, facts),
  );
}

/** Entry of a type or function, with the entries of its members. */
function buildEntry(symbol: DeclaredSymbol, facts: EntryFacts): md.Blocks {
  const {name, members, text: summary, type, kind} = symbol;
  const {linker, uses} = facts;
  const {declarations} = linker;
  const plain = members.filter(isPlainValue);
  const own = members.filter((member) => !isPlainValue(member));
  const isCall = kind === 'function';
  return [
    md.heading(
      2,
      formatEntryAnchor(name),
      md.code(isCall ? `${name}()` : name),
    ),
    buildKindLine(symbol, linker),
    type && buildSignature(isCall ? name : `${name}: `, type, linker),
    summary && md.paragraph(linker.prose(summary)),
    buildDetails(symbol, name, facts),
    isCall &&
      findOptionTypes(symbol, declarations).map((options) =>
        buildMemberTable(options, options.members, linker),
      ),
    buildErrorTable(symbol, linker),
    buildUsesSection(uses(name)),
    own.length > MANY &&
      md.listSentence('Members: ', own, (member) =>
        md.link(
          `#${formatEntryAnchor(name, member.name)}`,
          md.code(member.name),
        ),
      ),
    plain.length > 0 && buildMemberTable(symbol, plain, linker, true),
    own.map((member) => buildMemberEntry(name, member, facts)),
  ];
}

function buildMemberEntry(
  type: string,
  member: DeclaredMember,
  facts: EntryFacts,
): md.Blocks {
  const {linker, uses} = facts;
  const {name, kind, text: summary = ''} = member;
  const isCall = kind === 'method';
  const formula = parseFormulaFunction(member);
  return [
    md.heading(
      3,
      formatEntryAnchor(type, name),
      md.code(isCall ? `${name}()` : name),
    ),
    formula
      ? buildFormulaBlocks(
          formula,
          findTags(member, 'example')[0]?.text ?? '',
          (prose) => linker.prose(prose),
        )
      : [
          member.type &&
            buildSignature(
              isCall ? name : `${formatName(member)}: `,
              member.type,
              linker,
            ),
          md.paragraph(linker.prose(summary)),
        ],
    buildDetails(member, `${type}.${name}`, facts),
    buildErrorTable(member, linker),
    buildUsesSection(uses(`${type}.${name}`)),
  ];
}

const KINDS: Readonly<Record<DeclaredSymbol['kind'], string>> = {
  class: 'Class',
  const: 'Constant',
  function: 'Function',
  interface: 'Interface',
  type: 'Type',
  enum: 'Enumeration',
};

function buildKindLine(symbol: DeclaredSymbol, linker: NameLinker): md.Blocks {
  const {name, kind, bases} = symbol;
  const title = isFormulaList(symbol)
    ? 'List of functions'
    : isValueList(symbol)
      ? 'List of values'
      : KINDS[kind];
  const alias = [...linker.declarations.symbols.values()].find(
    (each) => findValuesInterface(each) === name,
  );
  return md.paragraph(
    title,
    alias && [', for the type ', md.code(alias.name)],
    bases.length > 0 && ', with the members of ',
    md.joinWithCommas(bases, (base) => linker.prose(`{@link ${base}}`)),
    '.',
  );
}

function buildSignature(
  name: string,
  type: string,
  linker: NameLinker,
): md.Blocks {
  return md.paragraph(buildLinkedCode([md.text(name), ...linker.type(type)]));
}

/** Builds the list of facts that the tags of an item state. */
function buildDetails(
  item: DeclaredSymbol | DeclaredMember,
  key: string,
  {linker, since: first, changedIn}: EntryFacts,
): md.Blocks {
  const {kind, deprecated, defaultValue = '', since} = item;
  const returns = findTags(item, 'returns').map(({text: words}) => words);
  return md.definitions([
    [
      'Deprecated',
      deprecated !== undefined &&
        linker.prose(deprecated || 'the contract names no replacement'),
    ],
    ...findTags(item, 'param').map(
      ({subject = '', text: words}) =>
        [md.code(subject), linker.prose(words)] as const,
    ),
    ...(kind === 'method'
      ? findOptionTypes(item, linker.declarations)
      : []
    ).map(
      ({name}) =>
        [
          'Settings',
          ['listed in ', md.codeLink(name, linker.address(name))],
        ] as const,
    ),
    ['Returns', returns.length > 0 && linker.prose(returns.join(' '))],
    ['Default', defaultValue && linker.prose(defaultValue)],
    ['Access', kind === 'property' && !item.readonly && 'can be read and set'],
    ['Since', since !== first && since],
    ['Changed in', changedIn(key)],
  ]);
}

/** Table of the errors that a call throws. */
function buildErrorTable(item: ContractItem, linker: NameLinker): md.Blocks {
  const {declarations} = linker;
  const {codeType = ''} = declarations.contract;
  return md.table(
    ['Throws', 'When'],
    listThrownErrors(item, declarations).map(({code: name, condition}) => [
      md.codeLink(name, linker.address(codeType, name)),
      linker.prose(condition),
    ]),
  );
}
