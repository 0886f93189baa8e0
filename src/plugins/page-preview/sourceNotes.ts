import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {keyProblems} from '../../sets/page/checkFrontMatter';
import {translationOf, originalOf} from '../../sets/page/place';
import {parsePage} from '../../sets/page/sourcePage';
import {translationLacks} from '../../sets/page/translationLacks';
import {formatProblem, ProblemError} from '../../sets/problem';
import {LOCALE_TABLE, TRANSLATED_LOCALES} from '../../site/locales';

/** What is to be done about the sources of a page. */
export interface SourceNotes {
  /** The page's source, relative to the repository's root. */
  readonly file: string;
  /** What the gate says of its front matter, or why it cannot be read. */
  readonly problems: readonly string[];
  readonly translations: readonly TranslationNotes[];
}

/** The state of one translation. */
interface TranslationNotes {
  /** Name of the language, in English. */
  readonly language: string;
  readonly file: string;
  /** What it translates. */
  readonly original: string;
  /** Whether the file is there; the page is shown in English until then. */
  readonly exists: boolean;
  /** What it lacks, as `file:line: what to do`. */
  readonly lacks: readonly string[];
}

/**
 * Reads the source of a page and its translations.
 *
 * @param siteDir - root of the repository
 * @param file - source of the page or of a translation, relative to it
 */
export function sourceNotes(siteDir: string, file: string): SourceNotes {
  const read = (name: string) =>
    parsePage(name, readFileSync(path.join(siteDir, name), 'utf8'));
  const original = originalOf(file) ?? file;
  try {
    const page = read(file);
    const source = read(original);
    return {
      file,
      problems: keyProblems(page).map(formatProblem),
      translations: TRANSLATED_LOCALES.flatMap((locale): TranslationNotes[] => {
        const translation = translationOf(original, locale);
        if (!translation) {
          return [];
        }
        const exists = existsSync(path.join(siteDir, translation));
        const language = LOCALE_TABLE[locale as keyof typeof LOCALE_TABLE];
        return [
          {
            language: language.name,
            file: translation,
            original,
            exists,
            lacks: exists
              ? translationLacks(source, read(translation), language).map(
                  ({file: where, line, text}) => `${where}:${line}: ${text}`,
                )
              : [],
          },
        ];
      }),
    };
  } catch (error) {
    if (error instanceof ProblemError) {
      return {
        file,
        problems: error.problems.map(formatProblem),
        translations: [],
      };
    }
    throw error;
  }
}
