import ts from 'typescript';
import {findTags} from '../text';
import type {
  ContractFunction,
  ContractItem,
  ContractStruct,
  ContractTag,
} from '../types';
import {createCommentContent, parseTag, type CommentContent} from './comments';
import {getLine} from './tsNodes';

/** Reads the TSDoc comment of a node. A `@throws` that names several error codes becomes one tag for each code. */
export function readTsdoc(node: ts.Node): CommentContent {
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
  return createCommentContent(text ? [text] : [], tags);
}

// Restores the first word, which TypeScript parses as a type in `@throws` and as a name in `@param`.
function tagText(tag: ts.JSDocTag): string {
  const first =
    ts.isJSDocThrowsTag(tag) && tag.typeExpression
      ? `${tag.typeExpression.getText()} `
      : ts.isJSDocParameterTag(tag)
        ? `${tag.name.getText()} `
        : '';
  return `${first}${oneLine(tag.comment)}`.trim();
}

// Collapses white space, except in code such as `TRIM("  tea ")`, where it is significant.
function oneLine(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/(`[^`\n]*`)|\s+/g, (_, code?: string) => code ?? ' ')
    .trim();
}

/**
 * Splits the text of `@throws` at its error codes: `` `NOT_FOUND`, `ABORTED` when it was stopped ``.
 *
 * @returns one tag for each code, with the words after it; a single tag if the text names no code
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

/** Replaces each `@throws … as {@link Type.member}` with the tags of that member. */
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
      ? findTags(other, 'throws').flatMap((each) =>
          each.subject === undefined ? resolve(each) : [each],
        )
      : [tag];
  };
  return item.tags ? {...item, tags: item.tags.flatMap(resolve)} : item;
}

/** Returns the name of the interface that has most of the error codes in `@throws`; `undefined` if none has any. */
export function findErrorCodeInterface(
  functions: readonly ContractFunction[],
  structs: readonly ContractStruct[],
): string | undefined {
  const codes = new Set(
    functions.flatMap((item) =>
      findTags(item, 'throws').flatMap(({subject}) => subject ?? []),
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
