import type {LegalFrontMatter} from '../../site/legalVersions';
import {truncated} from '../../site/truncated';
import {didYouMean} from '../didYouMean';
import {ProblemError, type Problem} from '../problem';
import {keyLine, type FrontMatter} from './frontMatter';
import {FRONT_MATTER_KEYS, keysOf} from './frontMatterSchema';
import type {SourcePage} from './sourcePage';

const REMEDIES: Readonly<Record<string, string>> = {
  keywords:
    'Write what someone types who needs the page and does not know its words, or take the key away: it is optional.',
  legal_text: 'Correct the id; src/site/legalTexts.ts lists the texts.',
};

/** Unknown and misused keys of one page, and a title that stands nowhere. */
export function keyProblems(page: SourcePage): Problem[] {
  const isTitled =
    page.frontMatter['title'] !== undefined ||
    page.headings.some(({level}) => level === 1);
  const missing = isTitled
    ? []
    : [
        {
          file: page.file,
          line: 1,
          found: 'a page without a title',
          expected: '`title` in front matter, or a heading of level 1',
          remedy: 'Write `# Title` above the text.',
        },
      ];
  const allowed = keysOf(page.area);
  const keys = Object.keys(page.frontMatter);
  const unknown = keys
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      file: page.file,
      line: keyLine(page, key),
      found: `front-matter key \`${truncated(key)}\`, which pages of "${page.area}" do not have`,
      expected: `one of ${allowed.join(', ')}`,
      remedy: `${didYouMean(key, allowed)}Correct the spelling, or add the key to src/sets/page/frontMatterSchema.ts.`,
    }));
  const known = keys.filter((key) => allowed.includes(key));
  return [...missing, ...unknown, ...valueProblems(page, known)];
}

/**
 * Keys that hold something else than the schema wants. A key that is absent is no problem here.
 *
 * @param keys - names of the schema
 */
function valueProblems(
  page: {
    readonly file: string;
    readonly frontMatter: FrontMatter;
    /** Text of the page, to find lines in; problems stand on line 1 without it. */
    readonly text?: string;
  },
  keys: readonly string[],
): Problem[] {
  const {file, frontMatter, text = ''} = page;
  return keys.flatMap((key) => {
    const value = frontMatter[key];
    const rule = FRONT_MATTER_KEYS[key];
    return value === undefined || !rule || rule.accepts(value)
      ? []
      : {
          file,
          line: keyLine({text}, key),
          found: `\`${key}\` is ${describeValue(value)}`,
          expected: rule.expected,
          remedy:
            REMEDIES[key] ??
            `Write \`${key}: …\` anew, or take the key away to get the default.`,
        };
  });
}

function describeValue(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    const different = new Set(value).size;
    return `a list of ${value.length}${different < value.length ? `, ${different} of them different` : ''}: ${truncated(value.join(', '))}`;
  }
  if (typeof value !== 'string') {
    return truncated(JSON.stringify(value) ?? String(value));
  }
  const {length} = [...value];
  const size = `a text of ${length} characters`;
  return length > 30 ? size : `"${truncated(value)}", ${size}`;
}

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
