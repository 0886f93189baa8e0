import {describe, expect, it} from 'vitest';
import {
  breadcrumbList,
  graphOf,
  organization,
  softwareApplication,
  techArticle,
} from '../../src/site/structuredData';

const SITE = {name: 'SDKs', home: 'https://site.example/'};

describe('structured data', () => {
  it('numbers every step from the home page', () => {
    const crumbs = ['Home', 'OCR SDK', 'run'].map((name) => ({
      name,
      url: `https://site.example/${name}`,
    }));
    expect(breadcrumbList(crumbs)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({name, url}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url,
      })),
    });
  });

  it('says what an article is about, and nothing where that is unknown', () => {
    const facts = {
      title: 'run',
      description: 'Recognises.',
      url: 'https://site.example/ocr/api/run',
      language: 'en',
      site: SITE,
    };
    expect(techArticle({...facts, product: 'OCR SDK'})).toMatchObject({
      headline: 'run',
      inLanguage: 'en',
      about: {'@type': 'SoftwareApplication', name: 'OCR SDK'},
    });
    expect(techArticle({...facts, product: undefined})).not.toHaveProperty(
      'about',
    );
  });

  it('names a system only where somebody has said it', () => {
    const facts = {name: 'A', summary: 'B.', url: 'https://shop.example'};
    expect(
      softwareApplication({...facts, runsOn: undefined}),
    ).not.toHaveProperty('operatingSystem');
    expect(softwareApplication({...facts, runsOn: 'Linux'})).toHaveProperty(
      'operatingSystem',
      'Linux',
    );
  });

  it('does not publish the placeholder of a name', () => {
    expect(organization('{company name}', SITE.home)).toBeUndefined();
    expect(organization('ACME', SITE.home)).toMatchObject({name: 'ACME'});
  });

  it('joins what is said below one vocabulary', () => {
    expect(graphOf([breadcrumbList([])])).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{'@type': 'BreadcrumbList'}],
    });
  });
});
