import ts from 'typescript';
import {tagsNamed} from '../text';
import type {
  ContractFunction,
  ContractItem,
  ContractStruct,
  ContractTag,
} from '../types';
import {documentation, parseTag, type Documentation} from './tags';
import {getLine} from './tsNodes';

/** Reads the TSDoc comment of a node. `@throws` becomes a tag for each code that it names. */
export function readTsdoc(node: ts.Node): Documentation {
  const comment = ts
    .getJSDocCommentsAndTags(node)
    .filter((part): part is ts.JSDoc => ts.isJSDoc(part))
    .at(-1);
  const text = oneLine(comment?.comment);
  const tags = (comment?.tags ?? []).flatMap((tag) => {
    const {text: name} = tag.tagName;
    return name === 'throws'
      ? splitThrows(tagText(tag), getLine(tag))
      : [parseTag(name, undefined, tagText(tag), getLine(tag))];
  });
  return documentation(text ? [text] : [], tags);
}

// TypeScript takes the first word of `@throws SpreadsheetError …` for a type, and that of `@param` for a name.
function tagText(tag: ts.JSDocTag): string {
  const first =
    ts.isJSDocThrowsTag(tag) && tag.typeExpression
      ? `${tag.typeExpression.getText()} `
      : ts.isJSDocParameterTag(tag)
        ? `${tag.name.getText()} `
        : '';
  return `${first}${oneLine(tag.comment)}`.trim();
}

// Repeated spaces inside code, such as `TRIM("  tea ")`, are significant.
function oneLine(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/(`[^`\n]*`)|\s+/g, (_, code?: string) => code ?? ' ')
    .trim();
}

/**
 * Splits a `@throws` text at its codes, such as `` `NOT_FOUND`, `ABORTED` when it was stopped ``.
 *
 * @returns a tag for each code with the words after it; one tag with the whole text if it names no code
 */
function splitThrows(whole: string, line: number): ContractTag[] {
  const parts = [
    ...whole.matchAll(/`([A-Z][A-Z_]+)`(.*?)(?=`[A-Z][A-Z_]+`|$)/g),
  ];
  return parts.length === 0
    ? [{name: 'throws', text: whole, line}]
    : parts.map(([, subject = '', words = '']) => ({
        name: 'throws',
        subject,
        text: words
          .replace(/,?\s*(?:\b(?:or|and)\s*)?$/, '')
          .replace(/^[,\s]+/, ''),
        line,
      }));
}

/** Replaces `@throws … as {@link Type.member}` by the tags of that member. */
export function resolveThrows<Item extends ContractItem>(
  item: Item,
  find: (key: string) => ContractItem | undefined,
): Item {
  const resolve = (tag: ContractTag): readonly ContractTag[] => {
    const [, key = ''] =
      tag.name === 'throws' && tag.subject === undefined
        ? (/\bas \{@link ([\w.]+)\}$/.exec(tag.text) ?? [])
        : [];
    const other = key && key !== item.name ? find(key) : undefined;
    return other
      ? tagsNamed(other, 'throws').flatMap((each) =>
          each.subject === undefined ? resolve(each) : [each],
        )
      : [tag];
  };
  return item.tags ? {...item, tags: item.tags.flatMap(resolve)} : item;
}

/** Name of the interface that has most of the codes in `@throws`; `undefined` if none has any. */
export function findThrownType(
  functions: readonly ContractFunction[],
  structs: readonly ContractStruct[],
): string | undefined {
  const codes = new Set(
    functions.flatMap((item) =>
      tagsNamed(item, 'throws').flatMap(({subject}) => subject ?? []),
    ),
  );
  const counted = structs
    .map(({name, fields}) => ({
      name,
      count: fields.filter((field) => codes.has(field.name)).length,
    }))
    .filter(({count}) => count > 0);
  return counted.sort((one, other) => other.count - one.count)[0]?.name;
}
