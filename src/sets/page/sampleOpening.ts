/** The lines with which a Spreadsheet sample imports what it needs and creates its spreadsheet. */
const OPENING =
  /^(?:import [^;]*;\n)+\n(?:const [^=;]*= )?await createSpreadsheet\([^;]*\);\n/;

/** Class of the lines that a reader of the page has seen; `code.css` shows the first of them. */
const SEEN = 'seen-lines';

/** The opening of a sample's code; `undefined` when it begins in another way. */
export function openingOf(code: string): string | undefined {
  return OPENING.exec(code)?.[0];
}

/**
 * Folds the opening of a coloured sample. It stays text of the sample, to copy and to read aloud, and
 * unfolds when it is clicked, or when a link in it has the focus.
 *
 * @param html - spans made by the highlighter; the same when one of them goes on after the opening
 */
export function foldOpening(html: string, opening: string): string {
  const lines = opening.split('\n').length - 1;
  const end = html.split('\n', lines).join('\n').length + 1;
  const head = html.slice(0, end);
  return count(head, '<span') === count(head, '</span>')
    ? `<span class="${SEEN}" tabindex="-1">${head}</span>${html.slice(end)}`
    : html;
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
