// @works-without-react
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import BuyLinks from '@site/src/components/BuyLinks';
import AnswerGroups from '@site/src/components/products/AnswerGroups';
import ComparisonTable from '@site/src/components/products/ComparisonTable';
import HcellNote from '@site/src/components/products/HcellNote';
import ProductsData from '@site/src/components/StructuredData/ProductsData';
import {BUYER_ANSWERS, LICENCE_DOCUMENTS} from '@site/src/site/buyerAnswers';
import {BUYER_RULES} from '@site/src/site/buyerRules';
import styles from '@site/src/components/products/styles.module.css';
import textPage from '@site/src/components/textPage.module.css';

/** Products page: compares the SDKs and summarises the rules about licences and refunds. */
export default function Products(): ReactNode {
  const title = translate({
    id: 'site.products.title',
    message: 'Compare the SDKs',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.products.description',
        message:
          'Compare what each SDK does and where it runs, find its documentation and demo, and read the licence and refund rules before you buy.',
      })}>
      <ProductsData />
      <main className={textPage.page}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>
          <Translate id="site.products.lead">
            Compare what each SDK does and where it runs, and read the licence
            and refund rules before you buy.
          </Translate>
        </p>
        <BuyLinks buttons />
        <AnswerGroups groups={BUYER_ANSWERS} level="h2" />
        <Heading as="h2" id="comparison">
          {translate({
            id: 'site.products.comparison',
            message: 'The SDKs side by side',
          })}
        </Heading>
        <ComparisonTable />
        <HcellNote />
        <Heading as="h2" id="rules">
          {translate({
            id: 'site.products.rules',
            message: 'Licence and refund rules at a glance',
          })}
        </Heading>
        <p>
          <Translate id="site.products.rulesIntro">
            Each rule links to the section of the legal text that states it.
          </Translate>
        </p>
        <AnswerGroups groups={BUYER_RULES} level="h3" />
        <AnswerGroups groups={[LICENCE_DOCUMENTS]} level="h2" />
      </main>
    </Layout>
  );
}
