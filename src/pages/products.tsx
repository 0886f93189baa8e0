// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ComparisonTable from '@site/src/components/products/ComparisonTable';
import HcellNote from '@site/src/components/products/HcellNote';
import ProductsData from '@site/src/components/StructuredData/ProductsData';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {BUYER_RULES} from '@site/src/site/buyerRules';
import {createCommonLink} from '@site/src/site/linkTable';
import {OPEN_QUESTIONS_ROUTE} from '@site/src/site/paths';
import styles from '@site/src/components/products/styles.module.css';

/** Search keywords that do not occur in the text of the page. */
const KEYWORDS = [
  'buy a licence',
  'how much does it cost',
  'price list',
  'pricing',
  'quote',
  'contact sales',
  'order online',
  'live demo',
  'try before buying',
  'which SDK do I need',
  'which product',
  'product overview',
  'differences between the products',
  'licence model',
  'licence types',
  'evaluation',
  'shop',
  'purchase order',
  'what do you sell',
  'volume discount',
  'discount',
  'per developer',
  'price per developer',
  'subscription or one-off payment',
  'monthly or yearly',
  'educational licence',
  'reseller',
  'invoice',
  'tax',
  'bought online',
  'store',
  'try it in the browser',
  'side by side',
  'compare all SDKs',
  'word processor',
  'document comparison',
  'authentication',
  'office',
  'budget',
  'sales department',
  'offer',
  'enterprise licence',
  'available products',
  'other products of the company',
  'quote for servers',
];

/** Products page: compares the SDKs and summarises the rules about licences and refunds. */
export default function Products(): ReactNode {
  const context = useLinkContext();
  const title = translate({
    id: 'site.products.title',
    message: 'Compare the SDKs',
  });
  // Headings must be strings, because ids and labels of their links are derived from them.
  const cost = translate({
    id: 'site.products.cost',
    message: 'What a licence costs',
  });
  const rules = translate({
    id: 'site.products.rules',
    message: 'Licence and refund rules at a glance',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.products.description',
        message:
          'Compare what each SDK does and where it runs, find its documentation and demo, and read the licence and refund rules before you buy.',
      })}>
      <PageMetadata keywords={KEYWORDS} />
      <ProductsData />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>
          <Translate id="site.products.lead">
            Compare what each SDK does and where it runs, and read the licence
            and refund rules before you buy.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link
            className="button button--primary"
            href={createCommonLink('purchase', context)}>
            <Translate id="site.products.purchaseAny">
              Purchase a licence
            </Translate>
          </Link>
          <Link
            className="button button--secondary"
            href={createCommonLink('contact', context)}>
            <Translate id="site.products.quoteAny">Request a quote</Translate>
          </Link>
        </div>
        <ul className={clsx('clean-list margin-bottom--none', styles.links)}>
          <li>
            <Link to="#cost">{cost}</Link>
          </li>
          <li>
            <Link to="#rules">{rules}</Link>
          </li>
        </ul>
        <Heading as="h2" id="comparison">
          {translate({id: 'site.products.comparison', message: 'The SDKs'})}
        </Heading>
        <ComparisonTable />
        <HcellNote />
        <p>
          <Link to={OPEN_QUESTIONS_ROUTE}>
            <Translate id="site.products.openQuestions">
              What the vendor has not specified
            </Translate>
          </Link>
        </p>
        <Heading as="h2" id="cost">
          {cost}
        </Heading>
        <p>
          <Translate
            id="site.products.costText"
            values={{
              quote: (
                <Link href={createCommonLink('contact', context)}>
                  <Translate id="site.products.costQuote">
                    request a quote
                  </Translate>
                </Link>
              ),
              purchase: (
                <Link href={createCommonLink('purchase', context)}>
                  <Translate id="site.products.costStore">the store</Translate>
                </Link>
              ),
            }}>
            {
              'The vendor has not given this site any prices. Before you decide, {quote}: say which SDK you need, where your application runs and on how many machines. You buy licences in {purchase}.'
            }
          </Translate>
        </p>
        <Heading as="h2" id="rules">
          {rules}
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
