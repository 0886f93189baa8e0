import type {Problem} from '../../../src/sets/problem';
import type {
  ApiMember,
  ApiSymbol,
  Contract,
} from '../../../src/sets/spreadsheet/contract/types';

/** Words that give the range of a number. */
const RANGE =
  /from -?\d|at least|above|below|any number|whole number|@link Limits|-1\b/;

/** A rule on what the comment of a member must say, given its type. */
interface Rule {
  /** What is missing, after the name of the member. */
  readonly lacks: string;
  /** Whether the rule speaks of the member. */
  readonly holdsFor: (member: ApiMember, owner: ApiSymbol) => boolean;
  readonly isKept: (member: ApiMember) => boolean;
  readonly remedy: string;
}

const throwing =
  (...codes: readonly string[]) =>
  ({doc}: ApiMember): boolean =>
    codes.some((code) => doc.throws?.includes(`\`${code}\``)) ||
    /\bas \{@link/.test(doc.throws ?? '');

/** The parameters of a method, as written, or the type of a property that can be set. */
function taken({kind, type, readonly}: ApiMember): string {
  return kind === 'method'
    ? (/^(?:<.*?>)?\((.*)\):/.exec(type)?.[1] ?? '')
    : readonly
      ? ''
      : type;
}

const RULES: readonly Rule[] = [
  {
    lacks: 'takes an area and names no error for an invalid one',
    holdsFor: (member) => /\bAreaLike\b/.test(taken(member)),
    isKept: throwing('INVALID_ADDRESS'),
    remedy: 'Add `INVALID_ADDRESS` to its @throws.',
  },
  {
    lacks: 'takes a number and names no error for one out of its range',
    holdsFor: (member) => /\bnumber\b/.test(taken(member)) && !isLookUp(member),
    isKept: throwing('INVALID_ARGUMENT', 'INVALID_ADDRESS'),
    remedy: 'Say in @throws which code a wrong number has.',
  },
  {
    lacks: 'takes a number and says no range',
    holdsFor: (member) => /\bnumber\b/.test(taken(member)) && !isLookUp(member),
    isKept: ({doc}) =>
      RANGE.test([doc.summary, ...doc.params.map(({text}) => text)].join(' ')),
    remedy: 'Say from where to where, such as "from 0 to 15".',
  },
  {
    lacks: 'takes a colour or a format and names no error for an invalid one',
    holdsFor: (member) =>
      /\b(?:Color|Fill|Font|Borders|Alignment|CellFormat)\b/.test(
        taken(member),
      ),
    isKept: throwing('INVALID_ARGUMENT'),
    remedy: 'Add `INVALID_ARGUMENT`, and when, to its @throws.',
  },
  {
    lacks: 'takes a sheet or a document and does not say whose',
    holdsFor: (member) =>
      /: (?:Sheet|IntegratedDocument|ConditionalFormat)\b/.test(taken(member)),
    isKept: (member) =>
      throwing('INVALID_ARGUMENT')(member) ||
      /another/.test(member.doc.params.map(({text}) => text).join(' ')),
    remedy: 'Say what happens with one of another document or spreadsheet.',
  },
  {
    lacks: 'is a number that callers pass, without a range',
    holdsFor: ({kind, type, readonly}, owner) =>
      kind === 'property' &&
      readonly &&
      type === 'number' &&
      INPUTS.test(owner.name),
    isKept: ({doc}) => RANGE.test(doc.summary),
    remedy: 'Say from where to where, such as "from 0 to 15".',
  },
];

/** Types that callers write, by their names. */
const INPUTS =
  /(?:Options|Definition|Rule|Filter|Bounds|Box|Panes|Axis|Font|Alignment|Key|Provider)$/;

/** A look-up answers `undefined` for what is not there; an event has nothing to refuse. */
function isLookUp({type}: ApiMember): boolean {
  return /\| undefined$/.test(type) || type.includes('=>');
}

/** What was looked at by the rules, and what is missing. */
export interface LimitsReport {
  readonly problems: readonly Problem[];
  /** Pairs of a member and a rule that speaks of it. */
  readonly count: number;
}

/**
 * Holds comments to what a caller needs before a call: the range of each number, and the error of an
 * area, a number, a format or an object that cannot be taken.
 */
export function checkStatedLimits({file, symbols}: Contract): LimitsReport {
  const pairs = [...symbols.values()].flatMap((owner) =>
    owner.members.flatMap((member) =>
      RULES.filter((rule) => rule.holdsFor(member, owner)).map((rule) => ({
        owner,
        member,
        rule,
      })),
    ),
  );
  return {
    count: pairs.length,
    problems: pairs
      .filter(({rule, member}) => !rule.isKept(member))
      .map(({owner, member, rule}) => ({
        file,
        line: member.line,
        found: `${owner.name}.${member.name}, which ${rule.lacks}`,
        expected: 'a comment from which a caller knows what can be passed',
        remedy: rule.remedy,
      })),
  };
}
