import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// Groups are in the order of the specification. Pages within a group are in the order in which readers need
// them.
export default {
  ocrSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Installation',
      items: [
        'installation/supported_os',
        'installation/common_prerequisites',
        'installation/installing_libtorch',
        'installation/gpu_support',
        'installation/set_encoding',
      ],
    },
    {
      type: 'category',
      label: 'Licence',
      items: ['license/license-activation', 'license/license-revocation'],
    },
    {
      type: 'category',
      label: 'Architecture',
      items: ['architecture/ocr_sdk_details'],
    },
    {
      type: 'category',
      label: 'Samples',
      // `ref`, because the sample page itself must not show a sidebar.
      items: [
        {type: 'ref', id: 'sample/ocr_sdk_sample_details'},
        'sample/other_languages',
      ],
    },
    {
      type: 'category',
      label: 'API',
      items: [
        'api/c_api_details',
        'api/setLogFilePath',
        'api/isCudaAvailable',
        'api/getGpuCount',
        'api/getOpenApi',
        'api/CreateArgoSDK',
        'api/CreateFromImrModelFile',
        'api/CreateFromMakeUpJsonStr',
        'api/initFromImrModelFile',
        'api/initFromMakeUpJsonStr',
        'api/getArgoEngineInitInfo',
        'api/getOpenApiOption',
        'api/getResourcesInfo',
        'api/getStatusJsonStr',
        'api/run',
        'api/runBase64',
        'api/C_RESULT_CALLBACK',
        'api/runAsync',
        'api/runAsyncBase64',
        'api/runAsyncQueue',
        'api/runAsyncQueueBase64',
        'api/waitResult',
        'api/releaseQueue',
        'api/freePointer',
        'api/releaseArgoSDK',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'reference/options-results',
        'reference/images',
        'reference/a-z',
        'reference/types',
        'reference/status-codes',
        'reference/function-rules',
        'changelog',
      ],
    },
  ],
} satisfies SidebarsConfig;
