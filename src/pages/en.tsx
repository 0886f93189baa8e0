// @works-without-react
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import BuyerSection from '@site/src/components/home/BuyerSection';
import Hero from '@site/src/components/home/Hero';
import ProductSection from '@site/src/components/home/ProductSection';
import SampleSection from '@site/src/components/home/SampleSection';
import TaskSection from '@site/src/components/home/TaskSection';
import HomeData from '@site/src/components/StructuredData/HomeData';

/**
 * English landing page at `/en` in builds with a single locale. With several locales, `/en` is the home page
 * of the English locale.
 */
export default function EnglishLanding(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'site.en.title',
        message: 'Document SDKs in English',
      })}
      description={translate({
        id: 'site.en.description',
        message:
          'The document SDKs in English: start with your task, copy a sample that has been checked, and choose the SDK that you need.',
      })}>
      <HomeData />
      <Hero
        title={translate({
          id: 'site.en.heading',
          message: 'Spreadsheets and OCR in your own application',
        })}>
        <Translate id="site.en.lead">
          Add a spreadsheet to web pages in TypeScript, and text recognition to
          native programs in C. All documentation is in English.
        </Translate>
      </Hero>
      <main>
        <TaskSection />
        <SampleSection />
        <ProductSection />
        <BuyerSection />
      </main>
    </Layout>
  );
}
