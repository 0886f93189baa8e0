import {sortRows, type MemberRow} from '../../reference/memberRows';
import {usesBlocks} from '../../reference/usesBlocks';
import {firstSentence} from '../../contract/firstSentence';
import type {ApiHeader, ApiName} from '../contract/headerTypes';
import {
  code,
  heading,
  link,
  paragraph,
  table,
  type Block,
} from '../../reference/nodes';
import {versionLines} from './versionLines';
import type {NameFacts} from './nameFacts';
import {CODES_URL, codeUrl, functionUrl, nameUrl, phrase} from './phrases';

const KINDS = [
  {kind: 'type', id: 'types', title: 'Types'},
  {kind: 'macro', id: 'macros', title: 'Constants and macros'},
] as const;

/** An entry for each type and each macro: declaration, meaning, where it is used. */
export function nameEntries(header: ApiHeader, facts: NameFacts): Block[] {
  return KINDS.flatMap(({kind, id, title}) => {
    const names = header.names.filter((item) => item.kind === kind);
    return names.length === 0
      ? []
      : [
          heading(2, id, [title]),
          ...names.flatMap((item) => nameEntry(item, header, facts)),
        ];
  });
}

function nameEntry(
  {name, declaration, text}: ApiName,
  header: ApiHeader,
  {uses, versions}: NameFacts,
): Block[] {
  const users = header.functions.filter(({declaration: one}) =>
    new RegExp(`\\b${name}\\b`).test(one),
  );
  return [
    heading(3, name, [code(name)]),
    {type: 'code', lang: 'c', value: declaration},
    paragraph(
      ...(text ? phrase(text, header) : ['Not specified by the vendor.']),
    ),
    ...(name === header.statusType
      ? [
          paragraph(
            'Its values are the ',
            link(CODES_URL, `${header.codes.length} status codes`),
            '.',
          ),
        ]
      : []),
    ...(users.length > 0
      ? [
          paragraph(
            'In the signatures of ',
            ...joined(
              users.map((each) => each.name),
              (each) => `${functionUrl(each)}#signature`,
            ),
            '.',
          ),
        ]
      : []),
    ...versionLines(versions(name)),
    ...usesBlocks(uses(name)),
  ];
}

function joined(names: readonly string[], url: (name: string) => string) {
  return names.flatMap((name, index) => [
    index > 0 ? ', ' : '',
    link(url(name), code(name)),
  ]);
}

/** Every type and macro in one table: name and first sentence. */
export function nameTable(header: ApiHeader): Block[] {
  const rows = header.names.map(({name, text}) => [
    link(nameUrl(name), code(name)),
    phrase(firstSentence(text), header),
  ]);
  return [table(['Name', 'Description'], rows)];
}

/** Every member of the header by name: what it is, and what it means in a sentence. */
export function memberRows(header: ApiHeader): MemberRow[] {
  return sortRows([
    ...header.functions.map(({name, kind, brief}) => ({
      name,
      url: functionUrl(name),
      note: `${kind}: ${brief}`,
    })),
    ...header.codes.map(({name, number, cause}) => ({
      name,
      url: codeUrl(name),
      note: `code ${number}: ${firstSentence(cause)}`,
    })),
    ...header.names.map(({name, kind, text}) => ({
      name,
      url: nameUrl(name),
      note: `${kind}: ${firstSentence(text)}`,
    })),
  ]);
}
