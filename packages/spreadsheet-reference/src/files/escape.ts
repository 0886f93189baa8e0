/** Characters that markup has names for. */
export const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const NAMES = new Map(
  Object.entries(ENTITIES).map(([name, letter]) => [letter, name]),
);

/** A text as markup shows it. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&${NAMES.get(letter)};`);
}
