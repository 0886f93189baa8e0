import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLocale} from '@site/src/hooks/useLocale';
import {useText} from '@site/src/hooks/useText';
import {GLOSSARY_TERMS} from '@site/src/sets/glossary';
import type {DocsSetId} from '@site/src/sets/index';
import {DOCS_LOCALE} from '@site/src/site/locales';

/** The terms of a documentation set, each with the name that it has on the other language's pages. */
export default function GlossaryList({set}: {set: DocsSetId}): ReactNode {
  const textOf = useText();
  const locale = useLocale();
  const brokenLinks = useBrokenLinks();
  const terms = GLOSSARY_TERMS.filter((each) => each.set === set);
  // Pages may link to a term.
  terms.forEach(({id}) => brokenLinks.collectAnchor(id));
  const other = locale === DOCS_LOCALE ? 'ko' : DOCS_LOCALE;
  return (
    <dl>
      {terms.map(({id, term, meaning, to}) => (
        <Fragment key={id}>
          <dt id={id}>
            <Link to={to}>{textOf(term)}</Link>{' '}
            <span lang={other}>{`(${term[other]})`}</span>
          </dt>
          <dd>{textOf(meaning)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
