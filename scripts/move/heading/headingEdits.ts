import type {PageHeading} from '../../../src/sets/page/headings';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Edit} from '../edits';
import {refuse} from '../refuse';

const WRITTEN_ID = /\s*(?:\{#[\w-]+\}|\{\/\*\s*#[^\s*]+\s*\*\/\})\s*$/;

/** The element that keeps a former id of a heading, on a line before it. */
const keeper = (id: string) => `<span id="${id}" />`;

/**
 * Changes of a page that give one of its headings another id.
 *
 * @param published - whether an element keeps the id that readers may know
 * @throws Error when the heading is not written in one line that begins with `#`
 */
export function headingEdits(
  {file, text}: SourcePage,
  {id, line}: PageHeading,
  to: string,
  published: boolean,
): Edit[] {
  const lines = text.split('\n');
  const written = lines[line - 1] ?? '';
  if (!/^#{1,6} /.test(written)) {
    refuse(
      `${file}:${line}`,
      'a heading in one line that begins with #',
      `"${written}"`,
      'Write it so first.',
    );
  }
  const start = lines.slice(0, line - 1).join('\n').length + 1;
  const back = text.indexOf(`${keeper(to)}\n\n`);
  return [
    {
      start,
      end: start + written.length,
      text: `${published ? `${keeper(id)}\n\n` : ''}${written.replace(WRITTEN_ID, '')} {#${to}}`,
    },
    // An id that comes back is the heading's own again.
    ...(back < 0
      ? []
      : [{start: back, end: back + keeper(to).length + 2, text: ''}]),
  ];
}
