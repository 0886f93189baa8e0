/** Blanks of the same length, and with the same line breaks: what stands after a text stays at its place. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** C, TypeScript and their kin without comments, every other character at its place. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[^]*?\*\/|\/\/.*/g, blank);
}
