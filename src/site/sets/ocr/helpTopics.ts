// @works-without-react
import type {HelpTopicTable} from '../helpTopics';

/**
 * Help topics of the OCR set: an application opens `/ocr/csh-redirect?topic=ID`, which redirects to `to`.
 * Targets must be pages of this site.
 */
export const HELP_TOPICS = {
  intro: {label: 'First recognised text in five minutes', to: '/ocr/intro'},
  install: {
    label: 'Prerequisites',
    to: '/ocr/installation/common_prerequisites',
  },
  gpu: {label: 'GPU support', to: '/ocr/installation/gpu_support'},
  libtorch: {
    label: 'Installing LibTorch',
    to: '/ocr/installation/installing_libtorch',
  },
  encoding: {
    label: 'Setting the encoding',
    to: '/ocr/installation/set_encoding',
  },
  'supported-os': {
    label: 'Supported systems',
    to: '/ocr/installation/supported_os',
  },
  'license-activation': {
    label: 'Activating a licence',
    to: '/ocr/license/license-activation',
  },
  'license-revocation': {
    label: 'Revoking a licence',
    to: '/ocr/license/license-revocation',
  },
  architecture: {
    label: 'Architecture',
    to: '/ocr/architecture/ocr_sdk_details',
  },
  samples: {label: 'Sample programs', to: '/ocr/sample/ocr_sdk_sample_details'},
  'error-codes': {
    label: 'Status codes and what to do',
    to: '/ocr/reference/status-codes',
  },
  ownership: {label: 'Who frees what', to: '/ocr/api/c_api_details#ownership'},
  threads: {
    label: 'Thread rules of every function',
    to: '/ocr/reference/function-rules#threads',
  },
  'life-cycle': {
    label: 'States of a handle',
    to: '/ocr/api/c_api_details#life-cycle',
  },
  link: {
    label: 'Including and linking the library',
    to: '/ocr/api/c_api_details#link',
  },
  capacity: {
    label: 'Planning the capacity of a machine',
    to: '/ocr/architecture/ocr_sdk_details#capacity',
  },
  'make-up': {
    label: 'Keys of a MakeUp object',
    to: '/ocr/api/initFromMakeUpJsonStr#make-up',
  },
  'run-options': {
    label: 'Options of a recognition',
    to: '/ocr/reference/options-results#options',
  },
  'result-formats': {
    label: 'Formats of a result',
    to: '/ocr/reference/options-results#formats',
  },
  'last-error': {
    label: 'Reading the last error',
    to: '/ocr/api/getStatusJsonStr#last-error',
  },
  'license-offline': {
    label: 'Activating without a network',
    to: '/ocr/license/license-activation#offline',
  },
  'license-state': {
    label: 'Checking the licence state',
    to: '/ocr/license/license-activation#state',
  },
  'start-problems': {
    label: 'Programs that do not start',
    to: '/ocr/installation/common_prerequisites#troubleshooting',
  },
  'gpu-problems': {
    label: 'GPU problems',
    to: '/ocr/installation/gpu_support#troubleshooting',
  },
  choose: {
    label: 'Choosing a way to recognise',
    to: '/ocr/sample/ocr_sdk_sample_details#choose',
  },
  batch: {
    label: 'Reading a whole folder',
    to: '/ocr/sample/ocr_sdk_sample_details#batch',
  },
  server: {
    label: 'Using the SDK in a server',
    to: '/ocr/sample/ocr_sdk_sample_details#server',
  },
  api: {label: 'C API overview', to: '/ocr/api/c_api_details'},
  'result-callback': {
    label: 'C_RESULT_CALLBACK',
    to: '/ocr/api/C_RESULT_CALLBACK',
  },
  'create-argo-sdk': {label: 'CreateArgoSDK', to: '/ocr/api/CreateArgoSDK'},
  'create-from-imr-model-file': {
    label: 'CreateFromImrModelFile',
    to: '/ocr/api/CreateFromImrModelFile',
  },
  'create-from-make-up-json-str': {
    label: 'CreateFromMakeUpJsonStr',
    to: '/ocr/api/CreateFromMakeUpJsonStr',
  },
  'free-pointer': {label: 'freePointer', to: '/ocr/api/freePointer'},
  'get-argo-engine-init-info': {
    label: 'getArgoEngineInitInfo',
    to: '/ocr/api/getArgoEngineInitInfo',
  },
  'get-gpu-count': {label: 'getGpuCount', to: '/ocr/api/getGpuCount'},
  'get-open-api': {label: 'getOpenApi', to: '/ocr/api/getOpenApi'},
  'get-open-api-option': {
    label: 'getOpenApiOption',
    to: '/ocr/api/getOpenApiOption',
  },
  'get-resources-info': {
    label: 'getResourcesInfo',
    to: '/ocr/api/getResourcesInfo',
  },
  'get-status-json-str': {
    label: 'getStatusJsonStr',
    to: '/ocr/api/getStatusJsonStr',
  },
  'init-from-imr-model-file': {
    label: 'initFromImrModelFile',
    to: '/ocr/api/initFromImrModelFile',
  },
  'init-from-make-up-json-str': {
    label: 'initFromMakeUpJsonStr',
    to: '/ocr/api/initFromMakeUpJsonStr',
  },
  'is-cuda-available': {
    label: 'isCudaAvailable',
    to: '/ocr/api/isCudaAvailable',
  },
  'release-argo-sdk': {label: 'releaseArgoSDK', to: '/ocr/api/releaseArgoSDK'},
  'release-queue': {label: 'releaseQueue', to: '/ocr/api/releaseQueue'},
  run: {label: 'run', to: '/ocr/api/run'},
  'run-base64': {label: 'runBase64', to: '/ocr/api/runBase64'},
  'run-async': {label: 'runAsync', to: '/ocr/api/runAsync'},
  'run-async-base64': {label: 'runAsyncBase64', to: '/ocr/api/runAsyncBase64'},
  'run-async-queue': {label: 'runAsyncQueue', to: '/ocr/api/runAsyncQueue'},
  'run-async-queue-base64': {
    label: 'runAsyncQueueBase64',
    to: '/ocr/api/runAsyncQueueBase64',
  },
  'set-log-file-path': {label: 'setLogFilePath', to: '/ocr/api/setLogFilePath'},
  'wait-result': {label: 'waitResult', to: '/ocr/api/waitResult'},
  'compare-run': {
    label: 'run and runBase64 compared',
    to: '/ocr/api/run_runBase64',
  },
  'compare-run-async': {
    label: 'runAsync and runAsyncBase64 compared',
    to: '/ocr/api/runAsync_runAsyncBase64',
  },
  'compare-run-async-queue': {
    label: 'runAsyncQueue and runAsyncQueueBase64 compared',
    to: '/ocr/api/runAsyncQueue_runAsyncQueueBase64',
  },
} as const satisfies HelpTopicTable;
