/** Writes a text so that HTML shows it, in attributes too. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** Writes a text as a string of a style sheet. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\n<]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;
}
