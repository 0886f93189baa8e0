import type {DocsSet} from '../docsSet';

export const SPREADSHEET_SET = {
  id: 'spreadsheet',
  label: {ko: '스프레드시트 SDK', en: 'Spreadsheet SDK'},
  folder: 'docs-spreadsheet',
  routeBasePath: 'spreadsheet',
  sidebarId: 'spreadsheetSidebar',
  entry: '/spreadsheet/intro',
  groups: {
    installation: 'installation/spreadsheet-sdk-guide',
    license: 'license/license-activation',
    'api/use': 'api/use/use_spreadsheed_sdk',
    'api/basic-feature': 'api/basic-feature/spreadsheet_basic_function',
    'api/format': 'api/format/formatting_rendering_overview',
    'api/data': 'api/data/data_processing',
    'api/visualize': 'api/visualize/visualization_tool',
    'api/edit': 'api/edit/edit_document_function',
    'api/userinterface': 'api/userinterface/user_interface',
  },
  products: ['spreadsheet'],
  productInterface: {
    runsOn: {
      ko: '웹 페이지(지정한 요소 안)',
      en: 'A web page, inside a host element',
    },
    calledFrom: {
      ko: 'TypeScript 또는 JavaScript',
      en: 'TypeScript or JavaScript',
    },
    details: '/spreadsheet/requirements',
  },
  tasks: [
    {
      label: {ko: 'SDK 설치하기', en: 'Install the SDK'},
      to: '/spreadsheet/installation/spreadsheet-sdk-guide',
    },
    {
      label: {
        ko: '페이지에 스프레드시트 넣기',
        en: 'Add a spreadsheet to your page',
      },
      to: '/spreadsheet/api/use/use_spreadsheed_sdk',
    },
    {
      label: {
        ko: '데이터 필터링, 정렬, 유효성 검사하기',
        en: 'Filter, sort and validate data',
      },
      to: '/spreadsheet/api/data/data_processing',
    },
    {
      label: {
        ko: '차트와 스파크라인 그리기',
        en: 'Draw charts and sparklines',
      },
      to: '/spreadsheet/api/visualize/visualization_tool',
    },
  ],
  tryIt: {
    label: {ko: '이 사이트에서 실행하기', en: 'Run it on this site'},
    to: '/spreadsheet/demos',
  },
  licencePages: {
    activation: '/spreadsheet/license/license-activation',
    revocation: '/spreadsheet/license/license-revocation',
  },
} as const satisfies DocsSet;
