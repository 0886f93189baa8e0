import type {LegalFrontMatter} from '../../site/legalVersions';
import {ProblemError} from '../problem';
import {valueProblems} from './checkFrontMatter';
import type {FrontMatter} from './frontMatter';
import {FRONT_MATTER_KEYS} from './frontMatterSchema';

/**
 * Reads which legal text a page holds, and its days.
 *
 * @param frontMatter - as parsed from the page
 * @param file - path named in messages
 * @throws ProblemError with every key that cannot be used
 */
export function readLegalFrontMatter(
  frontMatter: FrontMatter,
  file: string,
): LegalFrontMatter {
  const {legal_text, last_revised, applies_from} = frontMatter;
  const missing =
    legal_text === undefined
      ? [
          {
            file,
            line: 1,
            found: 'front matter without `legal_text`',
            expected: FRONT_MATTER_KEYS['legal_text']!.expected,
            remedy: 'Say which text the page holds.',
          },
        ]
      : [];
  const [first, ...more] = [
    ...missing,
    ...valueProblems({file, frontMatter}, [
      'legal_text',
      'last_revised',
      'applies_from',
    ]),
  ];
  if (first) {
    throw new ProblemError([first, ...more]);
  }
  return {legal_text, last_revised, applies_from} as LegalFrontMatter;
}
