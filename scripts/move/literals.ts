import ts from 'typescript';
import {parseSource} from '../check/parseSource';
import {applyEdits, type Edit} from './edits';

/**
 * Changes what the texts of a module or of a JSON file say; code and comments stay.
 *
 * @param rename - says what stands between the quotes from now on
 */
export function renameInLiterals(
  file: string,
  text: string,
  rename: (inside: string, node: ts.Node) => string,
): string {
  const edits = parseSource(file, text)
    .nodes.filter(
      (node) =>
        ts.isStringLiteralLike(node) ||
        ts.isJsxText(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node),
    )
    .flatMap((node): Edit[] => {
      const [start, end] = [node.getStart(), node.getEnd()];
      const written = text.slice(start, end);
      const renamed = rename(written, node);
      return renamed === written ? [] : [{start, end, text: renamed}];
    });
  return applyEdits(text, edits);
}

/** Changes a text that is nothing but a name: `'intro'`. */
export function renameWhole(from: string, to: string) {
  return (written: string): string =>
    written.slice(1, -1) === from
      ? `${written[0]}${to}${written.at(-1)}`
      : written;
}
