/** Writes a text so that HTML and XML show it, in attributes too. */
export function escapeMarkup(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
