/** A query and the pages that are right answers to it; none for nonsense. */
export interface JudgedQuery {
  readonly q: string;
  readonly pages: readonly string[];
}

/** One line per query: the query, then the right pages, separated by ` = ` and ` | `. */
export function parseJudgedQueries(
  prefix: string,
  lines: string,
): JudgedQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [q, pages = ''] = line.trim().split(' = ');
      return {
        q: q!,
        pages: pages
          .split(' | ')
          .filter(Boolean)
          .map((page) => (page.startsWith('/') ? page : prefix + page)),
      };
    });
}

/** Names of functions and types, as they are written. */
const IDENTIFIERS = parseJudgedQueries(
  '',
  'C_RESULT_CALLBACK CreateArgoSDK CreateFromImrModelFile CreateFromMakeUpJsonStr freePointer getArgoEngineInitInfo getGpuCount getOpenApi getOpenApiOption getResourcesInfo getStatusJsonStr initFromImrModelFile initFromMakeUpJsonStr isCudaAvailable releaseArgoSDK releaseQueue run runBase64 runAsync runAsyncBase64 runAsyncQueue runAsyncQueueBase64 setLogFilePath waitResult'
    .split(' ')
    .map((name) => `${name} = /ocr/api/${name}`)
    .join('\n'),
);

/** Parts of names, in any case. */
const HUMPS = parseJudgedQueries(
  '/ocr/api/',
  `
  async queue = runAsyncQueue | runAsyncQueueBase64 | runAsyncQueue_runAsyncQueueBase64
  queuebase64 = runAsyncQueueBase64
  RESULT_CALL = C_RESULT_CALLBACK
  result callback = C_RESULT_CALLBACK
  freeptr = freePointer
  free pointer = freePointer
  createargo = CreateArgoSDK
  argosdk = CreateArgoSDK | releaseArgoSDK
  RUNASYNCQUEUE = runAsyncQueue
  runasyncbase64 = runAsyncBase64
  gpucount = getGpuCount
  gpu count = getGpuCount
  cuda available = isCudaAvailable
  iscuda = isCudaAvailable
  openapi = getOpenApi | getOpenApiOption
  open api option = getOpenApiOption
  apioption = getOpenApiOption
  makeup json = CreateFromMakeUpJsonStr | initFromMakeUpJsonStr
  create makeup = CreateFromMakeUpJsonStr
  init imr model = initFromImrModelFile
  imrmodelfile = CreateFromImrModelFile | initFromImrModelFile
  init info = getArgoEngineInitInfo
  engineinit = getArgoEngineInitInfo
  statusjson = getStatusJsonStr
  status json string = getStatusJsonStr
  resources info = getResourcesInfo
  log file path = setLogFilePath
  logfile = setLogFilePath
  release queue = releaseQueue
  release_queue = releaseQueue
  wait result = waitResult
  waitr = waitResult
`,
);

const TYPOS = parseJudgedQueries(
  '/ocr/api/',
  `
  runAsyncQueBase64 = runAsyncQueueBase64
  freePonter = freePointer
  watiResult = waitResult
  CreatArgoSDK = CreateArgoSDK
  getGpuCuont = getGpuCount
  isCudaAvailible = isCudaAvailable
  relaseQueue = releaseQueue
  setLogFilPath = setLogFilePath
  getResourcsInfo = getResourcesInfo
  conditional formating = /spreadsheet/api/format/conditional_formatting
  sparklin = /spreadsheet/api/visualize/sparkline
  autocomplet = /spreadsheet/api/data/autocomplete
  data validaton = /spreadsheet/api/data/data_validation
  pivot tabel = /spreadsheet/api/data/generate_edit_pivot_table
  instaling libtorch = /ocr/installation/installing_libtorch
  licence activaton = /ocr/license/license-activation | /spreadsheet/license/license-activation
`,
);

const PHRASES = parseJudgedQueries(
  '/spreadsheet/api/',
  `
  conditional formatting = format/conditional_formatting
  cell background color = format/cell_background_color_border
  cell borders = format/cell_background_color_border
  font style = format/font_style
  fonts = format/font_style
  text alignment = format/text_alignment_line_breaks
  line breaks = format/text_alignment_line_breaks
  custom number formats = format/custom_formatting
  named styles = format/manage_formatting
  data validation = data/data_validation
  filter and sort = data/filter_and_sort
  find and replace = data/find_replace
  pivot table = data/generate_edit_pivot_table
  autocomplete = data/autocomplete
  function libraries = data/builtin_function_libraries
  create a chart = visualize/generate_edit_chart
  insert image = visualize/insert_shape_image
  insert shape = visualize/insert_shape_image
  sparkline = visualize/sparkline
  user interface = userinterface/user_interface
  manage sheets = basic-feature/manage_sheet
  integrated document = basic-feature/integrated_document | basic-feature/manage_integrated_document
  install spreadsheet sdk = /spreadsheet/installation/spreadsheet-sdk-guide
  license revocation = /ocr/license/license-revocation | /spreadsheet/license/license-revocation
  revoke license = /ocr/license/license-revocation | /spreadsheet/license/license-revocation
  license activation = /ocr/license/license-activation | /spreadsheet/license/license-activation
  supported operating systems = /ocr/installation/supported_os
  gpu support = /ocr/installation/gpu_support
  install libtorch = /ocr/installation/installing_libtorch
  prerequisites = /ocr/installation/common_prerequisites
  run and runBase64 compared = /ocr/api/run_runBase64
  privacy policy = /legal/privacy
  refund policy = /legal/refund
  terms of use = /legal/terms
  how do I wait for a result = /ocr/api/waitResult
`,
);

/** Parameters, options and error codes, which occur in texts only. */
const DETAILS = parseJudgedQueries(
  '/ocr/api/',
  `
  ARGO_E_OPTION = /ocr/reference/status-codes
  ARGO_E_INVALID_HANDLE = /ocr/reference/status-codes
  ARGO_E_ENCODING = /ocr/reference/status-codes
  ARGO_E_QUEUE_RELEASED = /ocr/reference/status-codes
  ARGO_E_NOT_INITIALIZED = /ocr/reference/status-codes
  503 = /ocr/reference/status-codes
  setFilter = /spreadsheet/reference/sheet | /spreadsheet/api/data/filter_and_sort
`,
);

const SYMBOLS = parseJudgedQueries(
  '',
  `
  C++ = /ocr/intro | /ocr/installation/set_encoding | /ocr/installation/common_prerequisites | /ocr/api/c_api_details | /markdown-page | / | /en
  waitResult() = /ocr/api/waitResult
  run(handle) = /ocr/api/run
  C_RESULT_CALLBACK* = /ocr/api/C_RESULT_CALLBACK
  "gpu count" = /ocr/api/getGpuCount
`,
);

const NONSENSE = parseJudgedQueries(
  '',
  `
  zxqvbnmk
  qwrtzpsdfg
  xyzzyplugh
  뷁뷁뷁
  ㅋㅋㅋㅋㅋㅋ
  998877665544
  !!!
  ::->
`,
);

/** Judged where the interface is English. */
export const ENGLISH_QUERIES: readonly JudgedQuery[] = [
  ...IDENTIFIERS,
  ...HUMPS,
  ...TYPOS,
  ...PHRASES,
  ...DETAILS,
  ...SYMBOLS,
  ...NONSENSE,
];

/** Judged where the interface is Korean: whole words, particles, half-typed syllables, a typo. */
export const KOREAN_QUERIES: readonly JudgedQuery[] = parseJudgedQueries(
  '/legal/',
  `
  개인정보 = privacy
  개인정보를 = privacy
  개인정보처리방침 = privacy
  개인정보 처리방침 = privacy
  개인저 = privacy
  환불 = refund
  환불을 = refund
  환부 = refund
  환불 정책 = refund
  환불정책 = refund
  환불 정책은 = refund
  이용약관 = terms
  이용약고 = terms
  약관 = terms
  약관의 개정 = terms
  보유 기간 = privacy
  계정의 이용 정지 = terms
  뷁뷁뷁
`,
);
