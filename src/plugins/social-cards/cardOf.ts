import {findDocsSet} from '../../sets/index';
import type {Locale} from '../../site/locales';
import {textIn} from '../../site/texts';
import type {PageHead} from '../page-markdown/builtPage';
import type {Card} from './cardSvg';

/** What cards need to know of the site, in one language. */
export interface CardSite {
  readonly title: string;
  readonly tagline: string;
  readonly locale: Locale;
}

/** What the card of a page says. */
export function cardOf(
  {title, description, set}: Pick<PageHead, 'title' | 'description' | 'set'>,
  site: CardSite,
): Card {
  const label = findDocsSet(set ?? '')?.label;
  return {
    // The home page is called as the site is, which the label says already.
    title: title === site.title ? site.tagline : title,
    summary: description,
    label: label ? textIn(label, site.locale) : site.title,
  };
}
