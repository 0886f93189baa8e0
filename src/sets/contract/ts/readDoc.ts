import ts from 'typescript';

/** What a TSDoc comment says, tags taken apart. Texts are Markdown on one line. */
export interface ApiDoc {
  readonly summary: string;
  readonly params: readonly {readonly name: string; readonly text: string}[];
  readonly returns?: string;
  readonly defaultValue?: string;
  readonly throws?: string;
  readonly since?: string;
  /** Why, and what to use instead; empty when the tag says nothing. */
  readonly deprecated?: string;
  readonly example?: string;
}

/**
 * Reads the TSDoc comment of a declaration.
 *
 * @param node - the declaration
 * @returns its parts; the summary is empty when there is no comment
 */
export function readDoc(node: ts.Node): ApiDoc {
  const comment = ts
    .getJSDocCommentsAndTags(node)
    .filter((part): part is ts.JSDoc => ts.isJSDoc(part))
    .at(-1);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const text = (name: string): string | undefined => {
    const found = tags.filter((tag) => tag.tagName.text === name);
    return found.length > 0 ? found.map(tagText).join(' ') : undefined;
  };
  return {
    summary: comment ? oneLine(comment.comment) : '',
    params: tags
      .filter((tag): tag is ts.JSDocParameterTag => ts.isJSDocParameterTag(tag))
      .map((tag) => ({
        name: tag.name.getText(),
        text: oneLine(tag.comment).replace(/^- /, ''),
      })),
    returns: text('returns'),
    defaultValue: text('defaultValue'),
    throws: text('throws'),
    since: text('since'),
    deprecated: text('deprecated'),
    example: text('example'),
  };
}

// TypeScript takes the first word of `@throws SpreadsheetError …` for a type.
function tagText(tag: ts.JSDocTag): string {
  const type =
    ts.isJSDocThrowsTag(tag) && tag.typeExpression
      ? `${tag.typeExpression.getText()} `
      : '';
  return `${type}${oneLine(tag.comment)}`.trim();
}

// Repeated spaces of code, as in `TRIM("  tea ")`, are part of it.
function oneLine(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/(`[^`\n]*`)|\s+/g, (_, code?: string) => code ?? ' ')
    .trim();
}
