import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import GlossaryList from '@site/src/components/GlossaryList';
import styles from '@site/src/components/OpenQuestions/styles.module.css';
import {useText} from '@site/src/hooks/useText';
import {GLOSSARY_TERMS} from '@site/src/sets/glossary';
import {DOCS_SET_LIST} from '@site/src/sets/index';

/** A set may have no terms of its own yet. */
const SETS_WITH_TERMS = DOCS_SET_LIST.filter(({id}) =>
  GLOSSARY_TERMS.some(({set}) => set === id),
);

/** What readers type who look for this page, besides the words that stand on it. */
const KEYWORDS = [
  'meaning of a word',
  'definition',
  'definitions',
  'vocabulary',
  'terminology',
  'dictionary',
  'what does this term mean',
  'Korean names of terms',
  'abbreviations',
  'explain a term',
  'what is a seat',
  'meaning of IMR',
  'what does IMR stand for',
  'acronyms',
  'technical terms',
  'explanation of words',
  'word list',
  'what is meant by',
];

/** The terms that pages use in a meaning of their own, in both languages. */
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
      <PageMetadata keywords={KEYWORDS} />
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
