// The routes as the product's specification lists them, typed a second time on purpose: a test that
// read the site's own tables would agree with any mistake in them.

/** One documentation set as the specification describes it. Paths are below `/{set}/`. */
export interface SpecifiedSet {
  readonly product: string;
  readonly entry: string;
  /** Sidebar groups in order, each with its pages in order. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly outsideSidebar: readonly string[];
  /** Address of a group, and the page of the set it leads to. */
  readonly redirects: Readonly<Record<string, string>>;
}

export const SPECIFIED_SETS: Readonly<
  Record<'spreadsheet' | 'ocr', SpecifiedSet>
> = {
  spreadsheet: {
    product: 'Spreadsheet SDK',
    entry: 'intro',
    groups: {
      installation: ['spreadsheet-sdk-guide'],
      license: ['license-activation', 'license-revocation'],
      'api/use': ['use_spreadsheed_sdk', 'use_spreadsheet_sdk_Instance'],
      'api/basic-feature': [
        'area',
        'range',
        'sheet',
        'manage_sheet',
        'manage_engine',
        'engine_object_common',
        'integrated_document',
        'manage_integrated_document',
        'spreadsheet_basic_function',
        'spreadsheet_sdk_basic_function',
      ],
      'api/format': [
        'formatting_rendering_overview',
        'cell_background_color_border',
        'conditional_formatting',
        'custom_formatting',
        'font_style',
        'manage_formatting',
        'text_alignment_line_breaks',
      ],
      'api/data': [
        'data_processing',
        'autocomplete',
        'builtin_function_libraries',
        'data_validation',
        'filter_and_sort',
        'find_replace',
        'generate_edit_pivot_table',
      ],
      'api/visualize': [
        'visualization_tool',
        'generate_edit_chart',
        'insert_shape_image',
        'sparkline',
      ],
      'api/edit': ['edit_document_function'],
      'api/userinterface': ['user_interface'],
    },
    outsideSidebar: ['csh-redirect', 'spreadsheet_sdk'],
    redirects: {
      '': 'intro',
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
  },
  ocr: {
    product: 'OCR SDK',
    entry: 'intro',
    groups: {
      installation: [
        'common_prerequisites',
        'gpu_support',
        'installing_libtorch',
        'set_encoding',
        'supported_os',
      ],
      license: ['license-activation', 'license-revocation'],
      architecture: ['ocr_sdk_details'],
      sample: ['ocr_sdk_sample_details'],
      api: [
        'c_api_details',
        'C_RESULT_CALLBACK',
        'CreateArgoSDK',
        'CreateFromImrModelFile',
        'CreateFromMakeUpJsonStr',
        'freePointer',
        'getArgoEngineInitInfo',
        'getGpuCount',
        'getOpenApi',
        'getOpenApiOption',
        'getResourcesInfo',
        'getStatusJsonStr',
        'initFromImrModelFile',
        'initFromMakeUpJsonStr',
        'isCudaAvailable',
        'releaseArgoSDK',
        'releaseQueue',
        'run',
        'runBase64',
        'runAsync',
        'runAsyncBase64',
        'runAsyncQueue',
        'runAsyncQueueBase64',
        'setLogFilePath',
        'waitResult',
      ],
    },
    outsideSidebar: [
      'api/run_runBase64',
      'api/runAsync_runAsyncBase64',
      'api/runAsyncQueue_runAsyncQueueBase64',
      'csh-redirect',
    ],
    redirects: {
      '': 'intro',
      installation: 'installation/common_prerequisites',
      license: 'license/license-activation',
      architecture: 'architecture/ocr_sdk_details',
      api: 'api/c_api_details',
    },
  },
};

/** Pages that stand in a sidebar but show none themselves. */
export const WITHOUT_SIDEBAR = ['/ocr/sample/ocr_sdk_sample_details'];

/** Products of each variant, in order: slug and id. */
export const SPECIFIED_PRODUCTS = {
  domestic: [
    ['hwp', 1],
    ['hcell', 2],
    ['docscompare', 3],
    ['ocr', 4],
    ['auth', 5],
  ],
  global: [
    ['office', 6],
    ['spreadsheet', 9],
    ['docscompare-global', 10],
    ['ocr-global', 8],
    ['auth-global', 7],
  ],
} as const;

/** Products for which documents and a live demo are offered. */
export const DOCUMENTED = {
  domestic: ['hwp', 'hcell', 'docscompare', 'ocr'],
  global: ['spreadsheet', 'ocr-global'],
} as const;

/** All pages of a set in the order in which its sidebar leads through them. */
export function sidebarPages(set: 'spreadsheet' | 'ocr'): string[] {
  const {entry, groups} = SPECIFIED_SETS[set];
  return [
    `/${set}/${entry}`,
    ...Object.entries(groups).flatMap(([group, pages]) =>
      pages.map((page) => `/${set}/${group}/${page}`),
    ),
  ];
}

/** The pages of a set outside its sidebar. */
export function otherPages(set: 'spreadsheet' | 'ocr'): string[] {
  return SPECIFIED_SETS[set].outsideSidebar.map((page) => `/${set}/${page}`);
}

/** Every redirect with the slash left out: address, target. */
export function specifiedRedirects(): (readonly [from: string, to: string])[] {
  const inSets = Object.entries(SPECIFIED_SETS).flatMap(([set, {redirects}]) =>
    Object.entries(redirects).map(
      ([from, to]) =>
        [from ? `/${set}/${from}` : `/${set}`, `/${set}/${to}`] as const,
    ),
  );
  return [...inSets, ['/ocr-global', '/ocr/intro']];
}

/** Addresses at the top level, besides the sets; `/en` depends on the locales. */
export const TOP_LEVEL = [
  '/',
  '/markdown-page',
  '/search',
  '/legal/privacy',
  '/legal/terms',
  '/legal/refund',
  // Beyond the specification: the comparison of the SDKs, and the dated revisions of legal texts.
  '/products',
  '/legal/privacy/2025-06-24',
  '/legal/terms/2025-07-04',
];
