import {dump} from 'js-yaml';
import {FRONT_MATTER_KEYS} from '../../../src/sets/page/frontMatterSchema';
import {STUB} from '../../check/stub';
import type {Question} from '../scaffold';

/** The sentence that search engines show. */
export const DESCRIPTION: Question = {
  name: 'description',
  asks: 'What does a reader find on it? One sentence, which search engines show',
  refuses: (answer) =>
    FRONT_MATTER_KEYS['description']?.accepts(answer)
      ? undefined
      : {
          expected: FRONT_MATTER_KEYS['description']!.expected,
          remedy: 'Say in one sentence what the page lets the reader do.',
        },
};

/** A page that says what its description says, and nothing else yet. */
export function pageText(frontMatter: {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly displayed_sidebar?: null;
}): string {
  return `---
${dump(frontMatter, {lineWidth: -1})}---

${frontMatter.description ?? ''}

{/* ${STUB} */}
`;
}
