import type {DocsSetId} from './index';

/** Attribute of a link to the page of a help topic. The value is the id of the topic. */
export const TOPIC_ATTRIBUTE = 'data-topic';

/** Id of a help topic → route of the page about it, optionally with an anchor. */
export type HelpTopicTable = Readonly<Record<string, string>>;

/**
 * Help topics of each set: an application opens `/ocr/csh-redirect?topic=ID`, which redirects to the page. Released
 * products contain the ids: add new ones, but never rename an id.
 */
export const HELP_TOPICS: Readonly<Partial<Record<DocsSetId, HelpTopicTable>>> =
  {
    ocr: {
      intro: '/ocr/intro',
      install: '/ocr/installation/common_prerequisites',
      gpu: '/ocr/installation/gpu_support',
      libtorch: '/ocr/installation/installing_libtorch',
      encoding: '/ocr/installation/set_encoding',
      'supported-os': '/ocr/installation/supported_os',
      'license-activation': '/ocr/license/license-activation',
      'license-revocation': '/ocr/license/license-revocation',
      architecture: '/ocr/architecture/ocr_sdk_details',
      samples: '/ocr/sample/ocr_sdk_sample_details',
      'error-codes': '/ocr/reference/status-codes',
      ownership: '/ocr/api/c_api_details#ownership',
      threads: '/ocr/reference/function-rules#threads',
      'life-cycle': '/ocr/api/c_api_details#life-cycle',
      link: '/ocr/api/c_api_details#link',
      capacity: '/ocr/architecture/ocr_sdk_details#capacity',
      'make-up': '/ocr/api/initFromMakeUpJsonStr#make-up',
      'run-options': '/ocr/reference/options-results#options',
      'result-formats': '/ocr/reference/options-results#formats',
      'last-error': '/ocr/api/getStatusJsonStr#last-error',
      'license-offline': '/ocr/license/license-activation#offline',
      'license-state': '/ocr/license/license-activation#state',
      'start-problems':
        '/ocr/installation/common_prerequisites#troubleshooting',
      'gpu-problems': '/ocr/installation/gpu_support#troubleshooting',
      choose: '/ocr/sample/ocr_sdk_sample_details#choose',
      batch: '/ocr/sample/ocr_sdk_sample_details#batch',
      server: '/ocr/sample/ocr_sdk_sample_details#server',
      api: '/ocr/api/c_api_details',
      'result-callback': '/ocr/api/C_RESULT_CALLBACK',
      'create-argo-sdk': '/ocr/api/CreateArgoSDK',
      'create-from-imr-model-file': '/ocr/api/CreateFromImrModelFile',
      'create-from-make-up-json-str': '/ocr/api/CreateFromMakeUpJsonStr',
      'free-pointer': '/ocr/api/freePointer',
      'get-argo-engine-init-info': '/ocr/api/getArgoEngineInitInfo',
      'get-gpu-count': '/ocr/api/getGpuCount',
      'get-open-api': '/ocr/api/getOpenApi',
      'get-open-api-option': '/ocr/api/getOpenApiOption',
      'get-resources-info': '/ocr/api/getResourcesInfo',
      'get-status-json-str': '/ocr/api/getStatusJsonStr',
      'init-from-imr-model-file': '/ocr/api/initFromImrModelFile',
      'init-from-make-up-json-str': '/ocr/api/initFromMakeUpJsonStr',
      'is-cuda-available': '/ocr/api/isCudaAvailable',
      'release-argo-sdk': '/ocr/api/releaseArgoSDK',
      'release-queue': '/ocr/api/releaseQueue',
      run: '/ocr/api/run',
      'run-base64': '/ocr/api/runBase64',
      'run-async': '/ocr/api/runAsync',
      'run-async-base64': '/ocr/api/runAsyncBase64',
      'run-async-queue': '/ocr/api/runAsyncQueue',
      'run-async-queue-base64': '/ocr/api/runAsyncQueueBase64',
      'set-log-file-path': '/ocr/api/setLogFilePath',
      'wait-result': '/ocr/api/waitResult',
      'compare-run': '/ocr/api/run_runBase64',
      'compare-run-async': '/ocr/api/runAsync_runAsyncBase64',
      'compare-run-async-queue': '/ocr/api/runAsyncQueue_runAsyncQueueBase64',
    },
    spreadsheet: {
      intro: '/spreadsheet/intro',
      overview: '/spreadsheet/spreadsheet_sdk',
      topics: '/spreadsheet/csh-redirect',
      install: '/spreadsheet/installation/spreadsheet-sdk-guide',
      'license-activation': '/spreadsheet/license/license-activation',
      'license-revocation': '/spreadsheet/license/license-revocation',
      frameworks: '/spreadsheet/api/use/use_spreadsheed_sdk',
      instance: '/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
      'basic-features':
        '/spreadsheet/api/basic-feature/spreadsheet_basic_function',
      'everyday-calls':
        '/spreadsheet/api/basic-feature/spreadsheet_sdk_basic_function',
      area: '/spreadsheet/api/basic-feature/area',
      range: '/spreadsheet/api/basic-feature/range',
      sheet: '/spreadsheet/api/basic-feature/sheet',
      'manage-sheets': '/spreadsheet/api/basic-feature/manage_sheet',
      engine: '/spreadsheet/api/basic-feature/manage_engine',
      'engine-objects': '/spreadsheet/api/basic-feature/engine_object_common',
      document: '/spreadsheet/api/basic-feature/integrated_document',
      'open-document':
        '/spreadsheet/api/basic-feature/manage_integrated_document',
      formatting: '/spreadsheet/api/format/formatting_rendering_overview',
      'background-and-borders':
        '/spreadsheet/api/format/cell_background_color_border',
      'conditional-formatting':
        '/spreadsheet/api/format/conditional_formatting',
      'number-formats': '/spreadsheet/api/format/custom_formatting',
      fonts: '/spreadsheet/api/format/font_style',
      styles: '/spreadsheet/api/format/manage_formatting',
      alignment: '/spreadsheet/api/format/text_alignment_line_breaks',
      data: '/spreadsheet/api/data/data_processing',
      autocomplete: '/spreadsheet/api/data/autocomplete',
      functions: '/spreadsheet/api/data/builtin_function_libraries',
      validation: '/spreadsheet/api/data/data_validation',
      filter: '/spreadsheet/api/data/filter_and_sort',
      find: '/spreadsheet/api/data/find_replace',
      'pivot-table': '/spreadsheet/api/data/generate_edit_pivot_table',
      visualization: '/spreadsheet/api/visualize/visualization_tool',
      chart: '/spreadsheet/api/visualize/generate_edit_chart',
      'shapes-and-images': '/spreadsheet/api/visualize/insert_shape_image',
      sparkline: '/spreadsheet/api/visualize/sparkline',
      editing: '/spreadsheet/api/edit/edit_document_function',
      'user-interface': '/spreadsheet/api/userinterface/user_interface',
    },
  };
