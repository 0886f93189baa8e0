/** What developers ask the OCR set, by the page that answers it. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/ocr/api/releaseQueue': ['how do I stop a queue while results are pending'],
  '/ocr/api/getStatusJsonStr': [
    'who frees the string that getStatusJsonStr returns',
    'which error message belongs to a failed call',
  ],
  '/ocr/api/run': ['can I call run from two threads on one handle'],
  '/ocr/reference/options-results': [
    'how do I limit the time of a recognition',
    'how do I get positions of lines without a JSON parser',
    'how do I read only a part of an image',
  ],
  '/ocr/reference/images': [
    'how large may an image be',
    'does it read handwriting',
    'vertical text',
    'get the cells of a table in a scan',
    'read a barcode or QR code',
  ],
  '/ocr/api/C_RESULT_CALLBACK': [
    'who frees the result of a callback',
    'which functions may I call inside a callback',
    'in which order do callbacks come',
  ],
  '/ocr/api/freePointer': [
    'why may I not use free() on a result',
    'which strings do I have to free',
  ],
  '/ocr/api/releaseArgoSDK': [
    'how do I shut down an engine in the right order',
    'how do I finish all jobs before releaseArgoSDK',
  ],
  '/ocr/api/waitResult': [
    'how do I wake a thread that waits in waitResult',
    'difference between the status of waitResult and jobStatus',
    'does waitResult block for ever on an empty queue',
  ],
  '/ocr/api/runAsync': ['how do I cancel an asynchronous job'],
  '/ocr/api/runAsyncQueue': [
    'how do I submit more images than queueCapacity',
    'what do I do when the queue is full',
  ],
  '/ocr/api/setLogFilePath': ['how do I find out why a create call failed'],
  '/ocr/reference/status-codes': [
    'what does ARGO_E_OPTION 105 mean',
    'what does status 601 mean',
  ],
  '/ocr/api/initFromMakeUpJsonStr': ['which keys has a MakeUp object'],
  '/ocr/license/license-activation': [
    'how do I activate a licence without network',
  ],
  '/ocr/license/license-revocation': [
    'how do I move a licence to another machine',
  ],
  '/ocr/installation/gpu_support': ['how do I check that the GPU is used'],
  '/ocr/installation/installing_libtorch': [
    'libtorch.so cannot be found at run time',
  ],
  '/ocr/installation/set_encoding': ['Korean file names on Windows'],
  '/ocr/installation/supported_os': [
    'which glibc does the library need',
    'which third-party notices must I ship',
  ],
  '/ocr/architecture/ocr_sdk_details': [
    'how many workers does my machine need',
  ],
  '/ocr/api/getResourcesInfo': ['how much memory does an engine use'],
  '/ocr/api/c_api_details': ['how do I link the library with CMake'],
  '/ocr/sample/ocr_sdk_sample_details': [
    'how do I recognise all images of a folder',
    'how do I use the SDK in a server',
    'which one to choose: run, runAsync or runAsyncQueue',
  ],
  '/ocr/sample/other_languages': [
    'call the library from Go',
    'use from Rust',
    'Node.js addon',
  ],
};

/** Each question, with the page where it is answered. */
export const OCR_QUESTIONS = Object.entries(QUESTIONS).flatMap(
  ([answer, questions]) => questions.map((question) => ({question, answer})),
);
