import type {LegalFrontMatter} from '../../site/legalTexts';
import {formatReceived} from '../../site/escaping';
import {suggestName, throwProblems, type FileProblem} from '../problem';
import {findFrontMatterLine, type FrontMatter} from './frontMatter';
import {
  getFrontMatterSchemas,
  isValidFrontMatterValue,
  LEGAL_FRONT_MATTER_SCHEMAS,
  type FrontMatterSchemas,
} from './frontMatterSchema';
import type {SourcePage} from './page';

/** Finds unknown keys, invalid values and a missing title in the front matter of a page. */
export function findFrontMatterProblems(page: SourcePage): FileProblem[] {
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
  const schemas = getFrontMatterSchemas(area);
  const allowed = Object.keys(schemas);
  const unknown = Object.keys(frontMatter)
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      file,
      line: findFrontMatterLine(page, key),
      found: `front-matter key \`${formatReceived(key)}\`, which pages of "${area}" do not have`,
      expected: `one of ${allowed.join(', ')}`,
      remedy: `${suggestName(key, allowed)}Correct the spelling, or add the key to src/content/pages/frontMatterSchema.ts.`,
    }));
  return [
    ...(isTitled ? [] : [missing]),
    ...unknown,
    ...valueProblems(page, schemas),
  ];
}

/**
 * Finds values that do not match their schemas.
 *
 * @param page - if it has no `text`, all problems are reported on line 1
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
  schemas: FrontMatterSchemas,
): FileProblem[] {
  return Object.entries(frontMatter).flatMap(([key, value]) => {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    return value === undefined ||
      !schema ||
      isValidFrontMatterValue(schema, value)
      ? []
      : {
          file,
          line: findFrontMatterLine({text}, key),
          found: `\`${key}\` is ${formatReceived(JSON.stringify(value) ?? String(value))}`,
          expected: schema.description,
          remedy: `Write \`${key}: …\` anew, or take the key away to get the default.`,
        };
  });
}

/**
 * Reads id and dates of a legal text.
 *
 * @param file - path for error messages
 * @throws ProblemError with every invalid key
 */
export function readLegalFrontMatter(
  frontMatter: FrontMatter,
  file: string,
): LegalFrontMatter {
  const {legal_text = null, last_revised, applies_from} = frontMatter;
  const own = {legal_text, last_revised, applies_from};
  throwProblems(
    valueProblems({file, frontMatter: own}, LEGAL_FRONT_MATTER_SCHEMAS),
  );
  return own as LegalFrontMatter;
}
