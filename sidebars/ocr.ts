import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// Groups and pages stand in the order of the product's specification.
export default {
  ocrSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Installation',
      items: [
        'installation/common_prerequisites',
        'installation/gpu_support',
        'installation/installing_libtorch',
        'installation/set_encoding',
        'installation/supported_os',
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
      label: 'Sample',
      // A reference: the sample page itself shows no sidebar.
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
        'api/C_RESULT_CALLBACK',
        'api/CreateArgoSDK',
        'api/CreateFromImrModelFile',
        'api/CreateFromMakeUpJsonStr',
        'api/freePointer',
        'api/getArgoEngineInitInfo',
        'api/getGpuCount',
        'api/getOpenApi',
        'api/getOpenApiOption',
        'api/getResourcesInfo',
        'api/getStatusJsonStr',
        'api/initFromImrModelFile',
        'api/initFromMakeUpJsonStr',
        'api/isCudaAvailable',
        'api/releaseArgoSDK',
        'api/releaseQueue',
        'api/run',
        'api/runBase64',
        'api/runAsync',
        'api/runAsyncBase64',
        'api/runAsyncQueue',
        'api/runAsyncQueueBase64',
        'api/setLogFilePath',
        'api/waitResult',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'reference/a-z',
        'reference/types',
        'reference/status-codes',
        'reference/function-rules',
        'changelog',
      ],
    },
  ],
} satisfies SidebarsConfig;
