/** A question that a developer brings, and where the set answers it. */
export interface TaskQuestion {
  readonly question: string;
  /** Route of the page, with the anchor of the section that answers. */
  readonly answer: string;
  /** Words that the section must contain for the answer to be there. */
  readonly says: string;
}

/** Questions that the search must lead to the page that answers them. */
export const OCR_QUESTIONS: readonly TaskQuestion[] = [
  {
    question: 'how do I stop a queue while results are pending',
    answer: '/ocr/api/releaseQueue#jobs',
    says: 'being recognised',
  },
  {
    question: 'who frees the string that getStatusJsonStr returns',
    answer: '/ocr/api/getStatusJsonStr#ownership',
    says: 'freePointer',
  },
  {
    question: 'can I call run from two threads on one handle',
    answer: '/ocr/api/run#threads',
    says: 'several threads',
  },
  {
    question: 'who frees the result of a callback',
    answer: '/ocr/api/C_RESULT_CALLBACK#keep',
    says: 'belongs to the library',
  },
  {
    question: 'which functions may I call inside a callback',
    answer: '/ocr/api/C_RESULT_CALLBACK#inside',
    says: 'ARGO_E_IN_CALLBACK',
  },
  {
    question: 'in which order do callbacks come',
    answer: '/ocr/api/C_RESULT_CALLBACK#order',
    says: 'order of submission',
  },
  {
    question: 'why may I not use free() on a result',
    answer: '/ocr/api/freePointer#why',
    says: 'heap',
  },
  {
    question: 'which strings do I have to free',
    answer: '/ocr/api/freePointer#what',
    says: 'once',
  },
  {
    question: 'how do I shut down an engine in the right order',
    answer: '/ocr/api/releaseArgoSDK#order',
    says: 'waitResult',
  },
  {
    question: 'how do I finish all jobs before releaseArgoSDK',
    answer: '/ocr/api/releaseArgoSDK#drain',
    says: 'ARGO_E_QUEUE_EMPTY',
  },
  {
    question: 'how do I wake a thread that waits in waitResult',
    answer: '/ocr/api/waitResult#stop',
    says: 'releaseQueue',
  },
  {
    question: 'difference between the status of waitResult and jobStatus',
    answer: '/ocr/api/waitResult#two-statuses',
    says: 'jobStatus',
  },
  {
    question: 'does waitResult block for ever on an empty queue',
    answer: '/ocr/api/waitResult#limits',
    says: 'cannot hang',
  },
  {
    question: 'what do I do when the queue is full',
    answer: '/ocr/api/runAsync#full',
    says: 'back-pressure',
  },
  {
    question: 'how do I submit more images than queueCapacity',
    answer: '/ocr/api/runAsyncQueue#backpressure',
    says: 'take one result',
  },
  {
    question: 'how do I cancel an asynchronous job',
    answer: '/ocr/api/runAsync#async-contract',
    says: 'cancel',
  },
  {
    question: 'how do I limit the time of a recognition',
    answer: '/ocr/api/run#timeout',
    says: 'timeoutMs',
  },
  {
    question: 'how do I get positions of lines without a JSON parser',
    answer: '/ocr/api/run#formats',
    says: 'tsv',
  },
  {
    question: 'how do I read only a part of an image',
    answer: '/ocr/api/run#region',
    says: 'region',
  },
  {
    question: 'how large may an image be',
    answer: '/ocr/api/run#large-images',
    says: '16384',
  },
  {
    question: 'which error message belongs to a failed call',
    answer: '/ocr/api/getStatusJsonStr#last-error',
    says: 'lastError',
  },
  {
    question: 'how do I find out why a create call failed',
    answer: '/ocr/api/setLogFilePath#log-create',
    says: 'getStatusJsonStr',
  },
  {
    question: 'what does ARGO_E_OPTION 105 mean',
    answer: '/ocr/reference/status-codes#ARGO_E_OPTION',
    says: 'JSON key is unknown',
  },
  {
    question: 'what does status 601 mean',
    answer: '/ocr/reference/status-codes#ARGO_E_LICENSE_MISSING',
    says: 'No activation',
  },
  {
    question: 'which keys has a MakeUp object',
    answer: '/ocr/api/initFromMakeUpJsonStr#make-up',
    says: 'queueCapacity',
  },
  {
    question: 'how do I activate a licence without network',
    answer: '/ocr/license/license-activation#offline',
    says: 'request file',
  },
  {
    question: 'how do I move a licence to another machine',
    answer: '/ocr/license/license-revocation#online',
    says: 'another machine',
  },
  {
    question: 'how do I check that the GPU is used',
    answer: '/ocr/installation/gpu_support#verify',
    says: 'isCudaAvailable',
  },
  {
    question: 'libtorch.so cannot be found at run time',
    answer: '/ocr/installation/installing_libtorch#find',
    says: 'LD_LIBRARY_PATH',
  },
  {
    question: 'Korean file names on Windows',
    answer: '/ocr/installation/set_encoding#windows',
    says: 'wmain',
  },
  {
    question: 'which glibc does the library need',
    answer: '/ocr/installation/supported_os#glibc',
    says: 'objdump',
  },
  {
    question: 'how many workers does my machine need',
    answer: '/ocr/architecture/ocr_sdk_details#capacity',
    says: 'workers',
  },
  {
    question: 'how much memory does an engine use',
    answer: '/ocr/api/getResourcesInfo#formula',
    says: 'modelBytes',
  },
  {
    question: 'how do I link the library with CMake',
    answer: '/ocr/api/c_api_details#link',
    says: 'find_library',
  },
  {
    question: 'how do I recognise all images of a folder',
    answer: '/ocr/sample/ocr_sdk_sample_details#batch',
    says: 'folder',
  },
  {
    question: 'how do I use the SDK in a server',
    answer: '/ocr/sample/ocr_sdk_sample_details#server',
    says: 'request threads',
  },
  {
    question: 'which one to choose: run, runAsync or runAsyncQueue',
    answer: '/ocr/sample/ocr_sdk_sample_details#choose',
    says: 'Order of results',
  },
  {
    question: 'does it read handwriting',
    answer: '/ocr/api/run#content',
    says: 'handwriting',
  },
  {
    question: 'vertical text',
    answer: '/ocr/api/run#content',
    says: 'no direction',
  },
  {
    question: 'get the cells of a table in a scan',
    answer: '/ocr/api/run#content',
    says: 'group the words',
  },
  {
    question: 'read a barcode or QR code',
    answer: '/ocr/api/run#content',
    says: 'decode it with another library',
  },
  {
    question: 'which third-party notices must I ship',
    answer: '/ocr/installation/supported_os#notices',
    says: 'THIRD-PARTY-NOTICES.txt',
  },
  {
    question: 'call the library from Go',
    answer: '/ocr/sample/other_languages#others',
    says: 'cgo',
  },
  {
    question: 'use from Rust',
    answer: '/ocr/sample/other_languages#others',
    says: 'bindgen',
  },
  {
    question: 'Node.js addon',
    answer: '/ocr/sample/other_languages#others',
    says: 'Node-API',
  },
];
