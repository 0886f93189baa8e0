// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import groups from '@generated/open-questions/default/questions.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import QuestionGroups from '@site/src/components/OpenQuestions/QuestionGroups';
import styles from '@site/src/components/OpenQuestions/styles.module.css';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {createCommonLink} from '@site/src/site/linkTable';

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
        <QuestionGroups groups={groups} />
      </main>
    </Layout>
  );
}
