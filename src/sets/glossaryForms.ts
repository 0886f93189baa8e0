import {DOCS_LOCALE, type Locale} from '../site/locales';
import type {GlossaryTerm} from './glossary';

/** What a noun of English follows: without it, "handle" may be what a program does. */
const DETERMINERS =
  'an?|the|one|each|every|this|that|your|its|another|same|first|no';

/** Particles that follow a Korean noun without a space. Other letters make another noun of it. */
const PARTICLES =
  '은|는|이|가|을|를|의|에|에서|에는|으로|로|와|과|도|만|마다|부터|까지|입니다|이나|나';

/**
 * Recognises a term in running text, in the forms that it takes: with a capital, in the plural, before a
 * particle.
 *
 * @returns a pattern whose match is the term alone; `undefined` in a language that has no rules here
 */
export function termPattern(
  {term, isVerbToo = false}: Pick<GlossaryTerm, 'term' | 'isVerbToo'>,
  locale: Locale,
): RegExp | undefined {
  switch (locale) {
    case DOCS_LOCALE:
      return englishPattern(term.en, isVerbToo);
    case 'ko':
      return new RegExp(
        `(?<![\\p{L}\\p{N}])${escaped(term.ko)}(?=(?:${PARTICLES})?(?![\\p{L}\\p{N}]))`,
        'u',
      );
    default:
      return undefined;
  }
}

function englishPattern(term: string, isVerbToo: boolean): RegExp {
  const [initial = '', second = ''] = term;
  const isAcronym = second !== second.toLowerCase();
  const first = isAcronym
    ? initial
    : `[${initial.toUpperCase()}${initial.toLowerCase()}]`;
  const before = isVerbToo ? `(?<=\\b(?:${DETERMINERS}) )` : '(?<![\\w-])';
  return new RegExp(
    `${before}${first}${escaped(term.slice(1))}(?:e?s)?(?![\\w-])`,
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
