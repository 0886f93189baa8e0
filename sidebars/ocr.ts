import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Creates a group of function pages, named like a `@task` of the header. Their labels have the font of code. */
function functions(label: string, names: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    collapsible: false,
    items: names.map((name) => ({
      type: 'doc' as const,
      id: `api/${name}`,
      className: 'symbol-name',
    })),
  };
}

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
      items: ['architecture/ocr_sdk_details', 'architecture/shutdown'],
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
        functions('Prepare the process', [
          'setLogFilePath',
          'isCudaAvailable',
          'getGpuCount',
          'getOpenApi',
        ]),
        functions('Create and initialise', [
          'CreateArgoSDK',
          'CreateFromImrModelFile',
          'CreateFromMakeUpJsonStr',
          'initFromImrModelFile',
          'initFromMakeUpJsonStr',
        ]),
        functions('Inspect the engine', [
          'getArgoEngineInitInfo',
          'getOpenApiOption',
          'getResourcesInfo',
          'getStatusJsonStr',
        ]),
        functions('Recognise and wait', ['run', 'runBase64']),
        functions('Recognise with a callback', [
          'C_RESULT_CALLBACK',
          'runAsync',
          'runAsyncBase64',
        ]),
        functions('Recognise with a queue', [
          'runAsyncQueue',
          'runAsyncQueueBase64',
          'waitResult',
          'releaseQueue',
        ]),
        functions('Release', ['freePointer', 'releaseArgoSDK']),
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
