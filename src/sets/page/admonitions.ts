/**
 * The text with `:::tip Title`, which old pages have, written as `:::tip[Title]`, which the parser reads.
 * Docusaurus does the same with the names it knows; here any name will do, so that a misspelt one is named.
 */
export function withLabels(text: string): string {
  return text.replace(
    /^((?:> ?)*[ \t]*:{3,}[a-z][\w-]*) +([^\s{].*)$/gm,
    '$1[$2]',
  );
}
