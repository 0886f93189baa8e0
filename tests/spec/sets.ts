// Documentation sets as listed in the specification. The site may have more.

/** Sidebar group: folder and pages in order. */
export interface SpecGroup {
  readonly folder: string;
  readonly pages: readonly string[];
  /** Its pages are listed in the sidebar but displayed without it. */
  readonly withoutSidebar?: boolean;
}

export interface SpecSet {
  /** Label of the set in breadcrumbs. */
  readonly product: string;
  readonly sidebar: string;
  readonly entry: string;
  readonly groups: readonly SpecGroup[];
  /** Pages in no sidebar. */
  readonly outside: readonly string[];
  /** Redirects from addresses below the set to pages of the set; the empty key is the set itself. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Every page of the two sets, with the spelling and order of the specification. */
export const SPEC_SETS = {
  spreadsheet: {
    product: 'Spreadsheet SDK',
    sidebar: 'spreadsheetSidebar',
    entry: 'intro',
    groups: [
      {folder: 'installation', pages: ['spreadsheet-sdk-guide']},
      {folder: 'license', pages: ['license-activation', 'license-revocation']},
      {
        folder: 'api/use',
        pages: ['use_spreadsheed_sdk', 'use_spreadsheet_sdk_Instance'],
      },
      {
        folder: 'api/basic-feature',
        pages: [
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
      },
      {
        folder: 'api/format',
        pages: [
          'formatting_rendering_overview',
          'cell_background_color_border',
          'conditional_formatting',
          'custom_formatting',
          'font_style',
          'manage_formatting',
          'text_alignment_line_breaks',
        ],
      },
      {
        folder: 'api/data',
        pages: [
          'data_processing',
          'autocomplete',
          'builtin_function_libraries',
          'data_validation',
          'filter_and_sort',
          'find_replace',
          'generate_edit_pivot_table',
        ],
      },
      {
        folder: 'api/visualize',
        pages: [
          'visualization_tool',
          'generate_edit_chart',
          'insert_shape_image',
          'sparkline',
        ],
      },
      {folder: 'api/edit', pages: ['edit_document_function']},
      {folder: 'api/userinterface', pages: ['user_interface']},
    ],
    outside: ['csh-redirect', 'spreadsheet_sdk'],
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
    sidebar: 'ocrSidebar',
    entry: 'intro',
    groups: [
      {
        folder: 'installation',
        pages: [
          'common_prerequisites',
          'gpu_support',
          'installing_libtorch',
          'set_encoding',
          'supported_os',
        ],
      },
      {folder: 'license', pages: ['license-activation', 'license-revocation']},
      {folder: 'architecture', pages: ['ocr_sdk_details']},
      {
        folder: 'sample',
        pages: ['ocr_sdk_sample_details'],
        withoutSidebar: true,
      },
      {
        folder: 'api',
        pages: [
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
    ],
    outside: [
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
} as const satisfies Record<string, SpecSet>;

export type SpecSetId = keyof typeof SPEC_SETS;

export const SPEC_SET_IDS = Object.keys(SPEC_SETS) as SpecSetId[];

/** Addresses outside the sets. */
export const SPEC_TOP_LEVEL_ROUTES = [
  '/',
  '/en',
  '/markdown-page',
  '/search',
] as const;

/** Lists the addresses of every page of a set. */
export function specPages(id: SpecSetId): string[] {
  const {entry, groups, outside}: SpecSet = SPEC_SETS[id];
  const grouped = groups.flatMap(({folder, pages}) =>
    pages.map((page) => `${folder}/${page}`),
  );
  return [entry, ...grouped, ...outside].map((page) => `/${id}/${page}`);
}

/** Lists every redirect: address without trailing slash, target. */
export function specRedirects(): (readonly [from: string, to: string])[] {
  const inSets = Object.entries<SpecSet>(SPEC_SETS).flatMap(
    ([set, {redirects}]) =>
      Object.entries(redirects).map(
        ([from, to]) =>
          [from ? `/${set}/${from}` : `/${set}`, `/${set}/${to}`] as const,
      ),
  );
  return [...inSets, ['/ocr-global', '/ocr/intro']];
}
