/** Blanks of the same length, and with the same line breaks: what stands after a text stays at its place. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
