import {shortened} from '../../src/site/shortened';
import {UNSEEN} from '../../src/site/unseen';
import type {Problem} from '../../src/sets/problem';
import type {FileTree} from './files';
import {lineOfText} from './sourceLines';

/** Longest text of the interface, in characters. */
const LONGEST = 2000;

const HOLDS_UNSEEN = new RegExp(`[${UNSEEN}]`, 'u');

const MARKUP = /<\/?[a-z!][^>]*>?/i;

/**
 * What a translation file must be before its texts are looked at: an object of entries whose messages are texts of the
 * interface.
 *
 * @param parsed - the file's JSON
 * @param english - the text of an id in English, where there is one
 */
export function shapeProblems(
  files: FileTree,
  file: string,
  parsed: unknown,
  english: (id: string) => string | undefined,
): Problem[] {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return [
      {
        file,
        line: 1,
        found: `a translation file that is ${shortened(JSON.stringify(parsed))}`,
        expected: 'an object with an entry for each text',
        remedy: 'Restore the file: {"id": {"message": "…"}}.',
      },
    ];
  }
  return Object.entries(parsed).flatMap(([id, entry]): Problem[] => {
    const message = (entry as {message?: unknown} | null)?.message;
    const expected = expectedOf(message, english(id));
    return expected === undefined
      ? []
      : [
          {
            file,
            line: lineOfText(files, file, JSON.stringify(id)),
            found: `"${shortened(id)}" says ${shortened(JSON.stringify(message) ?? 'nothing')}`,
            expected,
            remedy: `Write "message" anew; in English it says "${shortened(english(id) ?? '')}".`,
          },
        ];
  });
}

function expectedOf(message: unknown, english = ''): string | undefined {
  if (typeof message !== 'string') {
    return 'a "message" that is a text';
  }
  if (message.length > LONGEST) {
    return `a text of at most ${LONGEST} characters`;
  }
  if (HOLDS_UNSEEN.test(message) && !HOLDS_UNSEEN.test(english)) {
    return 'a text all of which can be seen, on one line';
  }
  return MARKUP.test(message) && !MARKUP.test(english)
    ? 'a text without markup, which would be shown as it stands'
    : undefined;
}
