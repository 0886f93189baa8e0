import {COMPANY} from '../../../src/site/company';
import type {CompanyInfo} from '../../../src/site/company';
import type {SiteTables} from '../../../scripts/check/siteTables';
import {edited} from './plantedEdits';
import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText, SITE_TABLES} from './support';

const {sidebars} = SITE_TABLES;
const SPARKLINES = 'docs-spreadsheet/api/visualize/sparkline.mdx';

/** Front matter with one line more. */
function inFrontMatter(
  fault: string,
  line: string,
  says: string,
  cure: string,
): PlantedFault {
  return {
    check: 'front matter',
    fault,
    changes: {
      [PAGE]: pageText('Text.', [
        'title: A planted page',
        'description: A page that only tests see, with a description of the length that pages must have.',
        line,
      ]),
    },
    at: `${PAGE}:4`,
    says,
    cure,
  };
}

function inCompany(
  fault: string,
  company: Partial<CompanyInfo>,
  says: string,
): PlantedFault {
  return {
    check: 'company',
    fault,
    tables: {company: {...COMPANY, ...company}},
    at: /^src\/site\/company\.ts:\d+: /m,
    says,
  };
}

function withEntry(entry: string): Partial<SiteTables> {
  const items = sidebars.ocr['ocrSidebar'] as unknown[];
  const ocrSidebar = [...items, entry] as unknown as [];
  return {sidebars: {...sidebars, ocr: {ocrSidebar}}};
}

const picture = (properties: string) =>
  `<SheetPicture caption="Two cells." ${properties} />`;

/** Values of another form than they are said to have, and names that are nearly right. */
export const IN_FORMS: readonly PlantedFault[] = [
  inFrontMatter(
    'too few search terms',
    'keywords: [merge cells, join cells]',
    '15 to 120 different search terms',
    'or take the key away',
  ),
  inFrontMatter(
    'a misspelt key',
    'sidebar_lable: Short',
    'front-matter key `sidebar_lable`',
    'Did you mean sidebar_label?',
  ),
  inFrontMatter(
    'a neighbour that is misspelt',
    'pagination_next: api/runn',
    'names nothing of this set',
    'Did you mean api/run?',
  ),
  {
    check: 'sidebars',
    fault: 'an entry that is misspelt',
    tables: withEntry('api/runAsyncQeue'),
    at: /^sidebars\/ocr\.ts:\d+: the entry "api\/runAsyncQeue"/m,
    says: 'which is no page of the set',
    cure: 'Did you mean api/runAsyncQueue?',
  },
  {
    check: 'unspecified',
    fault: 'a source without a scheme',
    changes: {
      'src/site/vendorAnswers.json':
        '{\n  "ocr.wrappers": {"answer": {"ko": "없음", "en": "none"}, "source": {"name": "Data sheet", "url": "https:vendor.example/sheet.pdf"}}\n}\n',
    },
    at: 'src/site/vendorAnswers.json:2',
    says: 'source.url, a whole https address',
  },
  inCompany(
    'a business number that is no ten digits',
    {businessNumber: '1234567890'},
    '`businessNumber` is "1234567890"',
  ),
  inCompany(
    'a business number with a wrong check digit',
    {businessNumber: '123-45-67890'},
    'the last is the check digit',
  ),
  inCompany(
    'a policy of a provider without encryption',
    {
      providers: {
        ...COMPANY.providers,
        cloud: [
          {
            name: {ko: '구름', en: 'Cloud'},
            privacyUrl: 'http://cloud.example/privacy',
          },
        ],
      },
    },
    '`privacyUrl of Cloud (cloud)` is "http://cloud.example/privacy"',
  ),
  inPage(
    'pictures',
    'widths that are numbers',
    picture('columns="90 60" rows={[[1, 2]]}'),
    '`columns`: found the column width "90"; expected one of xs, s, m, l, xl',
  ),
  inPage(
    'pictures',
    'a row that fills no columns',
    picture('columns="m m" rows={[[1]]}'),
    '`columns`: row 1 ends at column 1 of 2',
  ),
  inPage(
    'pictures',
    'a word of a format that there is not',
    picture('columns="m" rows={[[{t: 1, f: \'blod\'}]]}'),
    '`f`: found the format word "blod"',
  ),
  inPage(
    'pictures',
    'a caption without a word',
    '<SheetPicture caption=" " columns="m" rows={[[1]]} />',
    '`caption` without a word',
  ),
  edited(
    'pictures',
    SPARKLINES,
    ["alt: 'Graz falls from 30 to 21.'", "alt: ''"],
    '`alt` without a word',
    -6,
  ),
  edited(
    'pictures',
    SPARKLINES,
    ['Graz falls from 30 to 21', 'Graz rises from 21 to 30'],
    '"rises from 21 to 30" of 30, 28, 25, 26, 21',
    -6,
  ),
  edited(
    'pictures',
    SPARKLINES,
    ['Graz falls from 30 to 21', 'Graz rises from 30 to 21'],
    '"rises from 30 to 21"',
    -6,
  ),
  {
    check: 'elements',
    fault: 'a property of another type, by its name',
    changes: {
      'docs-spreadsheet/planted.mdx': pageText(
        '<SheetPicture caption="Two cells." columns={2} rows={[[1]]} />',
      ),
    },
    at: 'docs-spreadsheet/planted.mdx:6',
    says: '<SheetPicture columns>: Type',
  },
  {
    ...inPage(
      'images',
      'an image in other letters',
      '![The dialog](./Dialog.svg)',
      'the image `./Dialog.svg`',
    ),
    changes: {
      [PAGE]: pageText('![The dialog](./Dialog.svg)'),
      'docs-ocr/dialog.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    cure: 'docs-ocr/dialog.svg is there: the two differ in upper and lower case',
  },
  {
    ...inPage(
      'images',
      'an image of nearly that name',
      '![The logo](/img/lgo.svg)',
      'a file at static/img/lgo.svg',
    ),
    cure: 'Did you mean logo.svg?',
  },
  inPage(
    'images',
    'an element that knows no base path',
    '<img alt="The logo" src="/img/logo.svg" />',
    'below whatever path the site stands',
  ),
  inPage(
    'markup',
    'a film at an address of this site',
    '<video src="/img/film.mp4" poster="/img/logo.svg" />',
    '`src="/img/film.mp4"` on <video>',
  ),
];
