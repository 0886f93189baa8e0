// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import groups from '@generated/open-questions/default/questions.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from '@site/src/components/textPage.module.css';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {createCommonLink} from '@site/src/site/linkTable';
import type {OpenQuestion, QuestionAnswer} from '@site/src/site/openQuestions';

/** Page that lists all open questions, with links to the pages that ask them. */
export default function OpenQuestions(): ReactNode {
  const context = useLinkContext();
  const title = translate({
    id: 'site.openQuestions.title',
    message: 'Open questions',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.openQuestions.description',
        message:
          'What is still open about the SDKs and the legal texts: every question that we have not answered yet, with the page and section that raises it.',
      })}>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate
            id="site.openQuestions.lead"
            values={{
              contracts: (
                <Link to="/markdown-page#contracts">
                  <Translate id="site.openQuestions.contracts">
                    the contracts
                  </Translate>
                </Link>
              ),
            }}>
            {
              'See what is still open about the SDKs and the legal texts: what we have not published, and {contracts} do not say. Each question links to the section that raises it.'
            }
          </Translate>
        </p>
        <p>
          <Link href={createCommonLink('contact', context)}>
            <Translate id="site.openQuestions.contact">
              Contact us before you rely on any of these points.
            </Translate>
          </Link>
        </p>
        <QuestionGroups />
      </main>
    </Layout>
  );
}

/** List of open questions, with a section for each documentation set. */
function QuestionGroups(): ReactNode {
  return groups.map(({id, label, questions}) => (
    <section key={id}>
      <Heading as="h2" id={id}>
        {label}
      </Heading>
      <ul>
        {questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </ul>
    </section>
  ));
}

/** A question with its answer, if known, and a link to the page that asks it. */
function Question(question: OpenQuestion): ReactNode {
  const {id, lang, route, section, page, answer} = question;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <strong lang={lang}>{question.question}</strong>
      <br />
      {answer && (
        <>
          {answer.text}
          <br />
          <Translate
            id="site.openQuestions.source"
            values={{source: sourceOf(answer)}}>
            {'Source: {source}'}
          </Translate>
          <br />
        </>
      )}
      <Link to={section ? `${route}#${section.id}` : route}>
        <span lang={lang}>{page}</span>
        {section && <span lang={lang}>{`: ${section.text}`}</span>}
      </Link>
    </li>
  );
}

function sourceOf({source, url}: QuestionAnswer): ReactNode {
  return url ? <Link href={url}>{source}</Link> : source;
}
