/** C code with blanks in place of comments, strings and characters: all else keeps its place. */
export function withoutText(code: string): string {
  return code.replace(
    /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
    (text) => text.replace(/[^\n]/g, ' '),
  );
}
