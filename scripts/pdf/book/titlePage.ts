import {BOOK_TEXTS} from '../../../src/site/bookTexts';
import {LOCALE_CONFIGS} from '../../../src/site/locales';
import {textIn} from '../../../src/site/texts';
import {escapeHtml} from './escape';
import type {BookFacts} from './types';

/** What the document is called. */
export function bookTitle({product, locale}: BookFacts): string {
  return `${product}: ${textIn(BOOK_TEXTS.documentation, locale)}`;
}

/** The title page: what the document is about, and what it states the rules of. */
export function titlePage(facts: BookFacts): string {
  const {locale, product, publisher} = facts;
  const rows = rowsOf(facts).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`,
  );
  return `<section class="book-title">
<p class="book-publisher">${escapeHtml(publisher)}</p>
<h1>${escapeHtml(product)}</h1>
<p class="book-subtitle">${escapeHtml(textIn(BOOK_TEXTS.documentation, locale))}</p>
<dl>${rows.join('')}</dl>
</section>`;
}

/** Names and values; the values are HTML. */
function rowsOf(facts: BookFacts): [string, string][] {
  const say = (key: keyof typeof BOOK_TEXTS) =>
    textIn(BOOK_TEXTS[key], facts.locale);
  const contracts = facts.contracts.map(({file, version}) => {
    const name = `<code>${escapeHtml(file)}</code>`;
    return version === undefined
      ? name
      : `${name}, ${escapeHtml(say('version').replace('{version}', version))}`;
  });
  const address = escapeHtml(facts.address);
  return [
    ...contracts.map((value): [string, string] => [say('contract'), value]),
    [say('edition'), escapeHtml(facts.edition)],
    [say('language'), escapeHtml(languageNames(facts))],
    ...(facts.lastChange === undefined
      ? []
      : [[say('lastChange'), facts.lastChange] as [string, string]]),
    [say('online'), `<a href="${address}">${address}</a>`],
  ];
}

/** The languages of the text, named in the language of the book. */
function languageNames({locale, languages}: BookFacts): string {
  const names = new Intl.DisplayNames(LOCALE_CONFIGS[locale].htmlLang, {
    type: 'language',
  });
  return languages.map((language) => names.of(language) ?? language).join(', ');
}
