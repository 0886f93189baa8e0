import {md} from '../../content';
import {
  findTagText,
  findFirstSentence,
  formatDeclaration,
  joinCommentText,
  parseRuleTag,
  type HeaderName,
} from '@document-sdk/contract';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {sortMemberRows, type MemberRow} from '../shared/memberRows';
import {buildUsesSection} from '../shared/pages';
import {
  linkName,
  linkNames,
  UNSPECIFIED,
  type OcrHeader,
  type HeaderFunction,
  type OcrFacts,
} from './header';

/** Every function under its task, in the order of the header. */
export function buildTaskIndex(header: OcrHeader): md.Blocks {
  const readTask = (item: HeaderFunction) =>
    findTagText(item, 'task') || 'Other functions';
  const tasks = [...new Set(header.functions.map(readTask))];
  return tasks.map((task) => [
    md.heading(3, `task-${task.toLowerCase().replace(/\W+/g, '-')}`, task),
    md.list(
      header.functions
        .filter((item) => readTask(item) === task)
        .map(({name, brief}) => [linkName(name, header), `: ${brief}`]),
    ),
  ]);
}

/** Functions that a callback may call, and those that it may not. */
export function buildCallbackTable(header: OcrHeader): md.Blocks {
  const rows = ['allowed', 'forbidden'].map((keyword) => {
    const found = header.functions.filter(
      (item) =>
        item.kind === 'function' &&
        parseRuleTag(item, 'callback').keyword === keyword,
    );
    // The code that all forbidden calls return.
    const code = header.codes.find(({name}) =>
      found.every((item) => parseRuleTag(item, 'callback').text.includes(name)),
    );
    const title =
      keyword === 'forbidden' && code ? `${keyword}: ${code.name}` : keyword;
    return {title, found};
  });
  return (
    md.table(
      ['Inside a callback', 'Functions'],
      rows
        .filter(({found}) => found.length > 0)
        .map(({title, found}) => [
          linkNames(title, header),
          md.joinWithCommas(found, ({name}) => linkName(name, header)),
        ]),
    ) ?? md.paragraph(UNSPECIFIED)
  );
}

/** Threads, blocking, callbacks and states of all functions. */
export function buildThreadTable(header: OcrHeader): md.Blocks {
  const words: Readonly<Record<string, string>> = {
    any: 'any thread',
    yes: 'blocks',
  };
  const rows = header.functions
    .filter(({kind}) => kind === 'function')
    .sort((one, other) =>
      one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1,
    )
    .map((item) => [
      linkName(item.name, header),
      ...['thread', 'blocking', 'callback'].map((rule) => {
        const {keyword} = parseRuleTag(item, rule);
        return words[keyword] ?? (keyword || UNSPECIFIED);
      }),
      linkNames(
        findTagText(item, 'states').split('.')[0] || UNSPECIFIED,
        header,
      ),
    ]);
  return md.table(
    ['Function', 'On one handle', 'Blocking', 'In a callback', 'Valid states'],
    rows,
  );
}

/** An entry for each type, constant and macro: declaration, meaning, uses. */
export function buildNameEntries(header: OcrFacts): md.Blocks {
  const groups = [
    ['types', 'Types', true],
    ['macros', 'Constants and macros', false],
  ] as const;
  return groups.map(([id, title, isType]) => {
    const names = header.names.filter(({kind}) => (kind === 'type') === isType);
    return [
      names.length > 0 && md.heading(2, id, title),
      names.map((item) => buildNameEntry(item, header)),
    ];
  });
}

function buildNameEntry(
  {name, declaration, text, members}: HeaderName,
  header: OcrFacts,
): md.Blocks {
  const {codeType} = header.contract;
  const codes = `${header.codes.length} status codes`;
  return [
    md.heading(3, name, md.code(name)),
    {type: 'code', lang: 'c', value: declaration},
    md.paragraph(linkNames(text || UNSPECIFIED, header)),
    md.list(
      members.map((member) => [
        md.code(member.signature),
        ': ',
        linkNames(joinCommentText(member) || UNSPECIFIED, header),
      ]),
    ),
    name === codeType &&
      md.paragraph(
        'Its values are the ',
        md.link(OCR_CONTRACT.pages.codes, codes),
        '.',
      ),
    md.listSentence(
      'In the signatures of ',
      header.functions.filter((item) =>
        new RegExp(`\\b${name}\\b`).test(formatDeclaration(item)),
      ),
      (each) => linkName(each.name, header, '#signature'),
    ),
    buildEntryEnd(name, header),
  ];
}

/** Versions and uses of a name. */
function buildEntryEnd(name: string, {versions, uses}: OcrFacts): md.Blocks {
  return [
    versions(name).map(([title, value]) => md.paragraph(`${title}: `, value)),
    buildUsesSection(uses(name)),
  ];
}

/** Rows of the alphabetical index: every name of the header with its kind and first sentence. */
export function listMemberRows({
  functions,
  codes,
  names,
  addresses,
}: OcrHeader): MemberRow[] {
  const row = (name: string, note: string, entry = name) => ({
    name,
    url: addresses.get(entry)!,
    note,
  });
  return sortMemberRows([
    ...functions.map(({name, kind, brief}) => row(name, `${kind}: ${brief}`)),
    ...codes.map(({name, value, text = ''}) =>
      row(name, `code ${value}: ${findFirstSentence(text)}`),
    ),
    ...names.flatMap(({name, kind, text, members}) => [
      row(name, `${kind}: ${findFirstSentence(text)}`),
      ...members.map((member) =>
        row(member.name, `of ${name}: ${member.brief}`, name),
      ),
    ]),
  ]);
}
