// @works-without-react
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useLocale} from '@site/src/hooks/useLocale';
import {useText} from '@site/src/hooks/useText';
import {GLOSSARY_TERMS} from '@site/src/content/browser';
import {DOCS_SET_LIST, type DocsSetId} from '@site/src/site/sets/index';
import {DOCS_LOCALE} from '@site/src/site/locales';
import styles from '@site/src/components/textPage.module.css';

/** Sets that have glossary terms. A new set may not have any yet. */
const SETS_WITH_TERMS = DOCS_SET_LIST.filter(({id}) =>
  GLOSSARY_TERMS.some(({set}) => set === id),
);

/** Glossary page: terms with a specific meaning in the documentation, in both languages. */
export default function Glossary(): ReactNode {
  const textOf = useText();
  const title = translate({id: 'site.glossary.title', message: 'Glossary'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.glossary.description',
        message:
          'Look up the terms of the Spreadsheet SDK and the OCR SDK: their English and Korean names, their meanings, and the pages that explain them.',
      })}>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="site.glossary.lead">
            Look up the terms that this documentation uses. Each term links to
            the page that explains it.
          </Translate>
        </p>
        {SETS_WITH_TERMS.map(({id, label}) => (
          <section key={id}>
            <Heading as="h2" id={id}>
              {textOf(label)}
            </Heading>
            <GlossaryList set={id} />
          </section>
        ))}
      </main>
    </Layout>
  );
}

/** List of the terms of a documentation set, with their translations. */
function GlossaryList({set}: {set: DocsSetId}): ReactNode {
  const textOf = useText();
  const locale = useLocale();
  const brokenLinks = useBrokenLinks();
  const terms = GLOSSARY_TERMS.filter((each) => each.set === set).sort((a, b) =>
    textOf(a.term).localeCompare(textOf(b.term), locale),
  );
  // Registers the terms as anchors for Docusaurus' check of broken links.
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
