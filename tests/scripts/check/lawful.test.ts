import {expect, it} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import type {SiteTables} from '../../../scripts/check/siteTables';
import {formatProblem} from '../../../src/content';
import {LAWFUL_PAGES, LAWFUL_SIDEBAR} from './lawfulPages';
import {SITE_TABLES, sourcesWith} from './support';

const {sidebars} = SITE_TABLES;
const tables = {
  sidebars: {...sidebars, ocr: {...sidebars.ocr, ocrSidebar: LAWFUL_SIDEBAR}},
} as unknown as Partial<SiteTables>;

const sources = sourcesWith(LAWFUL_PAGES, tables);

/** Checks of words and of other files. */
const OTHERS = [
  'spelling',
  'contract versions',
  'interface strings',
  'upgrade tables',
];

/** Slow checks that read each page separately. */
const PAGE_BY_PAGE = [
  'c samples',
  'elements',
  'sample syntax',
  'typescript samples',
];

const planted = sources.pages.filter(({file}) => file in LAWFUL_PAGES);

it('reads what Docusaurus documents', () => {
  expect(sources.unparsed.map(formatProblem)).toEqual([]);
});

it.each(CHECKS.filter(({name}) => !OTHERS.includes(name)))(
  '$name: has nothing to say to what Docusaurus documents',
  async (check) => {
    const pages = PAGE_BY_PAGE.includes(check.name) ? planted : sources.pages;
    const {problems} = await check.run({...sources, pages});
    const said = problems
      .filter(({file}) => file in LAWFUL_PAGES || file.startsWith('sidebars/'))
      .map(formatProblem);
    expect(said).toEqual([]);
  },
  60_000,
);
