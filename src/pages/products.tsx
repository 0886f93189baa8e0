// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import BuyLinks from '@site/src/components/BuyLinks';
import BuyerAnswers from '@site/src/components/products/BuyerAnswers';
import ComparisonTable from '@site/src/components/products/ComparisonTable';
import HcellNote from '@site/src/components/products/HcellNote';
import ProductsData from '@site/src/components/StructuredData/ProductsData';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {BUYER_RULES} from '@site/src/site/buyerRules';
import styles from '@site/src/components/products/styles.module.css';

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
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>
          <Translate id="site.products.lead">
            Compare what each SDK does and where it runs, and read the licence
            and refund rules before you buy.
          </Translate>
        </p>
        <BuyLinks buttons />
        <BuyerAnswers />
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
        <BuyerRules />
        <Heading as="h2" id="licence-documents">
          {translate({
            id: 'site.products.licenceDocs',
            message: 'How to activate and revoke a licence',
          })}
        </Heading>
        <LicenceDocs />
      </main>
    </Layout>
  );
}

/** Legal rules that buyers should know, with links to the full texts. */
function BuyerRules(): ReactNode {
  const textOf = useText();
  return (
    <div className={styles.groups}>
      {BUYER_RULES.map(({id, title, rules}) => (
        <section key={id} aria-labelledby={`rules-${id}`}>
          <Heading as="h3" id={`rules-${id}`}>
            {textOf(title)}
          </Heading>
          <ul>
            {rules.map(({id: rule, to, rule: text, section}) => (
              <li key={rule}>
                {textOf(text)} <Link to={to}>{textOf(section)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Links to the documentation of licence activation and revocation. */
function LicenceDocs(): ReactNode {
  const textOf = useText();
  return (
    <ul>
      {DOCS_SET_LIST.map(
        ({id, label, licencePages}) =>
          licencePages && (
            <li key={id}>
              <Link to={licencePages.activation}>
                <Translate
                  id="site.products.activation"
                  values={{product: textOf(label)}}>
                  {'{product}: activate a licence'}
                </Translate>
              </Link>
              <br />
              <Link to={licencePages.revocation}>
                <Translate
                  id="site.products.revocation"
                  values={{product: textOf(label)}}>
                  {'{product}: revoke a licence'}
                </Translate>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
