import type {DocsSet} from '../../src/sets/index';
import type {Locale} from '../../src/site/locales';

/** Name of the file of a set in a language: `ocr-sdk.en.pdf`. */
export function bookFile(
  {label}: Pick<DocsSet, 'label'>,
  locale: Locale,
): string {
  const name = label.en.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${name}.${locale}.pdf`;
}
