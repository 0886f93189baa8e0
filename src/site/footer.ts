import type {FooterColumnItem} from '@docusaurus/theme-common';
import {COMMON_LINK_LABELS} from './labels';
import type {CompanyInfo} from './company';
import {
  createCommonLink,
  isInSiteAddress,
  createProductLink,
  type LinkContext,
} from './linkTable';
import {GLOSSARY_ROUTE, OPEN_QUESTIONS_ROUTE} from './paths';
import type {Locale, LocalizedText} from './locales';
import {listProducts} from './products';
import {DOCS_SET_LIST} from './sets/index';
import {getLocalizedText} from './texts';

const LABELS = {
  ...COMMON_LINK_LABELS,
  documentation: {ko: '문서', en: 'Documentation'},
  search: {ko: '검색', en: 'Search'},
  about: {ko: '문서 이용 안내', en: 'About this documentation'},
  glossary: {ko: '용어집', en: 'Glossary'},
  questions: {ko: '미확인 사항', en: 'Open questions'},
  compare: {ko: 'SDK 비교', en: 'Compare the SDKs'},
  store: {ko: '구매와 지원', en: 'Purchase and support'},
} as const satisfies Record<string, LocalizedText>;

const link = (label: string, address: string) =>
  isInSiteAddress(address) ? {label, to: address} : {label, href: address};

/** Builds the footer's link columns: documentation, the variant's products, purchase and support. */
export function createFooterColumns(context: LinkContext): FooterColumnItem[] {
  const {locale, variant} = context;
  const label = (name: keyof typeof LABELS) =>
    getLocalizedText(LABELS[name], locale);
  const common = (name: 'purchase' | 'contact' | 'cart' | 'myPage') =>
    link(label(name), createCommonLink(name, context));
  return [
    {
      title: label('documentation'),
      items: [
        ...DOCS_SET_LIST.map((set) =>
          link(getLocalizedText(set.label, locale), set.entry),
        ),
        link(label('search'), '/search'),
        link(label('about'), '/markdown-page'),
        link(label('glossary'), GLOSSARY_ROUTE),
        link(label('questions'), OPEN_QUESTIONS_ROUTE),
      ],
    },
    {
      title: label('products'),
      items: listProducts(variant).map((product) =>
        link(
          getLocalizedText(product.label, locale),
          createProductLink(product, context),
        ),
      ),
    },
    {
      title: label('store'),
      items: [
        link(label('compare'), '/products'),
        common('purchase'),
        common('contact'),
        common('cart'),
        common('myPage'),
      ],
    },
  ];
}

/** Copyright line. It has no year, so that builds are reproducible. */
export function formatCopyrightLine(
  company: CompanyInfo,
  locale: Locale,
): string {
  return `© ${getLocalizedText(company.name, locale)}. All rights reserved.`;
}
