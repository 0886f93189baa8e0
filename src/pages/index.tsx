// @works-without-react
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import BuyerSection from '@site/src/components/home/BuyerSection';
import Hero from '@site/src/components/home/Hero';
import ProductSection from '@site/src/components/home/ProductSection';
import SampleSection from '@site/src/components/home/SampleSection';
import TaskSection from '@site/src/components/home/TaskSection';
import HomeData from '@site/src/components/StructuredData/HomeData';

/** Home page: products, code samples, tasks, purchase. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Document SDKs for your own application, with guides, samples and API reference for the Spreadsheet SDK and the OCR SDK.',
      })}>
      <HomeData />
      <Hero title={tagline}>
        <Translate id="site.home.lead">
          Add document features to your own application. This site documents
          installation, licences and every function, with samples that are
          checked.
        </Translate>
      </Hero>
      <main>
        <ProductSection />
        <SampleSection />
        <TaskSection />
        <BuyerSection />
      </main>
    </Layout>
  );
}
