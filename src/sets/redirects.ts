import {DOCS_SETS} from './index';

/** Group address → page of that group at which readers start, below the set's route. */
const GROUP_ENTRIES = {
  spreadsheet: {
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
  ocr: {
    installation: 'installation/common_prerequisites',
    license: 'license/license-activation',
    architecture: 'architecture/ocr_sdk_details',
    api: 'api/c_api_details',
  },
} as const satisfies Record<keyof typeof DOCS_SETS, Record<string, string>>;

/** An address without a page of its own, and the page it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Every client redirect. Each holds with and without a slash at the end of `from`. */
export function clientRedirects(): Redirect[] {
  const perSet = Object.values(DOCS_SETS).flatMap(
    ({id, routeBasePath, entry}) => [
      {from: `/${routeBasePath}`, to: entry},
      ...Object.entries(GROUP_ENTRIES[id]).map(([group, page]) => ({
        from: `/${routeBasePath}/${group}`,
        to: `/${routeBasePath}/${page}`,
      })),
    ],
  );
  // The document link of the global OCR product, for a documents base that is this site.
  return [...perSet, {from: '/ocr-global', to: DOCS_SETS.ocr.entry}];
}
