import type {LegalFrontMatter} from '../../site/legalTexts';
import {formatReceived} from '../../site/escaping';
import {didYouMean} from '../didYouMean';
import {ProblemError, type Problem} from '../problem';
import {keyLine, type FrontMatter} from './frontMatter';
import {isAllowed, OF_LEGAL_TEXTS, schemasOf} from './frontMatterSchema';
import type {SourcePage} from './sourcePage';

/** Unknown and misused keys of one page, and a title that stands nowhere. */
export function keyProblems(page: SourcePage): Problem[] {
  const {file, area, frontMatter, headings} = page;
  const isTitled =
    frontMatter['title'] !== undefined ||
    headings.some(({level}) => level === 1);
  const missing = {
    file,
    line: 1,
    found: 'a page without a title',
    expected: '`title` in front matter, or a heading of level 1',
    remedy: 'Write `# Title` above the text.',
  };
  const schemas = schemasOf(area);
  const allowed = Object.keys(schemas);
  const unknown = Object.keys(frontMatter)
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      file,
      line: keyLine(page, key),
      found: `front-matter key \`${formatReceived(key)}\`, which pages of "${area}" do not have`,
      expected: `one of ${allowed.join(', ')}`,
      remedy: `${didYouMean(key, allowed)}Correct the spelling, or add the key to src/content/page/frontMatterSchema.ts.`,
    }));
  return [
    ...(isTitled ? [] : [missing]),
    ...unknown,
    ...valueProblems(page, schemas),
  ];
}

/**
 * Keys that hold something else than their schemas want. A key that is absent is no problem here.
 *
 * @param page - problems stand on line 1 without its text
 */
function valueProblems(
  {
    file,
    frontMatter,
    text = '',
  }: {
    readonly file: string;
    readonly frontMatter: FrontMatter;
    readonly text?: string;
  },
  schemas: ReturnType<typeof schemasOf>,
): Problem[] {
  return Object.entries(frontMatter).flatMap(([key, value]) => {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    return value === undefined || !schema || isAllowed(schema, value)
      ? []
      : {
          file,
          line: keyLine({text}, key),
          found: `\`${key}\` is ${formatReceived(JSON.stringify(value) ?? String(value))}`,
          expected: schema.description,
          remedy: `Write \`${key}: …\` anew, or take the key away to get the default.`,
        };
  });
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
  const {legal_text = null, last_revised, applies_from} = frontMatter;
  const own = {legal_text, last_revised, applies_from};
  const [first, ...more] = valueProblems(
    {file, frontMatter: own},
    OF_LEGAL_TEXTS,
  );
  if (first) {
    throw new ProblemError([first, ...more]);
  }
  return own as LegalFrontMatter;
}
