// Questions of developers and the pages that answer them.
import {parseJudgedQueries, type JudgedQuery} from './judgedQueries';

export const OCR_QUESTIONS: readonly JudgedQuery[] = parseJudgedQueries(
  '/ocr/',
  `
  how do I stop a queue while results are pending = api/releaseQueue
  who frees the string that getStatusJsonStr returns = api/getStatusJsonStr | api/freePointer
  which error message belongs to a failed call = api/getStatusJsonStr
  can I call run from two threads on one handle = api/run
  how do I limit the time of a recognition = reference/options-results
  how do I get positions of lines without a JSON parser = reference/options-results
  how do I read only a part of an image = reference/options-results
  how large may an image be = reference/images
  does it read handwriting = reference/images
  vertical text = reference/images
  get the cells of a table in a scan = reference/images
  read a barcode or QR code = reference/images
  who frees the result of a callback = api/C_RESULT_CALLBACK
  which functions may I call inside a callback = api/C_RESULT_CALLBACK
  in which order do callbacks come = api/C_RESULT_CALLBACK
  why may I not use free() on a result = api/freePointer
  which strings do I have to free = api/freePointer
  how do I shut down an engine in the right order = api/releaseArgoSDK | architecture/shutdown
  how do I finish all jobs before releaseArgoSDK = api/releaseArgoSDK
  how do I wake a thread that waits in waitResult = api/waitResult
  difference between the status of waitResult and jobStatus = api/waitResult
  does waitResult block for ever on an empty queue = api/waitResult
  how do I cancel an asynchronous job = api/runAsync
  how do I submit more images than queueCapacity = api/runAsyncQueue
  what do I do when the queue is full = api/runAsyncQueue | reference/status-codes
  how do I find out why a create call failed = api/setLogFilePath
  what does ARGO_E_OPTION 105 mean = reference/status-codes
  what does status 601 mean = reference/status-codes
  which keys has a MakeUp object = api/initFromMakeUpJsonStr
  how do I activate a licence without network = license/license-activation | /spreadsheet/license/license-activation
  how do I move a licence to another machine = license/license-revocation
  how do I check that the GPU is used = installation/gpu_support
  libtorch.so cannot be found at run time = installation/installing_libtorch
  Korean file names on Windows = installation/set_encoding
  which glibc does the library need = installation/supported_os
  which third-party notices must I ship = installation/supported_os
  how many workers does my machine need = architecture/ocr_sdk_details
  how much memory does an engine use = api/getResourcesInfo
  how do I link the library with CMake = api/c_api_details
  how do I recognise all images of a folder = sample/ocr_sdk_sample_details
  how do I use the SDK in a server = sample/ocr_sdk_sample_details | /spreadsheet/api/use/server_side
  which one to choose: run, runAsync or runAsyncQueue = sample/ocr_sdk_sample_details
  call the library from Go = sample/other_languages
  use from Rust = sample/other_languages
  Node.js addon = sample/other_languages
`,
);

export const SPREADSHEET_QUESTIONS: readonly JudgedQuery[] = parseJudgedQueries(
  '/spreadsheet/',
  `
  get started = intro
  install the package = installation/spreadsheet-sdk-guide
  content security policy = installation/spreadsheet-sdk-guide
  activate a licence without a connection = license/license-activation
  revoke a licence = license/license-revocation
  use in a React component = api/use/use_spreadsheed_sdk | api/use/react
  server-side rendering = api/use/use_spreadsheed_sdk
  two sheets side by side without leaking = api/use/use_spreadsheet_sdk_Instance
  dispose an instance = api/use/use_spreadsheet_sdk_Instance
  choose an event = api/use/events
  save automatically after each change = api/use/autosave
  troubleshooting by error code = api/use/errors
  react when a cell changes = api/basic-feature/spreadsheet_sdk_basic_function | api/use/events
  give cells a name = api/basic-feature/spreadsheet_sdk_basic_function
  read and write cells = api/basic-feature/range
  merge cells = api/basic-feature/range
  convert an address to row and column numbers = api/basic-feature/area
  freeze the first row = api/basic-feature/sheet
  insert and hide rows = api/basic-feature/sheet
  protect cells = api/basic-feature/sheet
  rename a sheet = api/basic-feature/manage_sheet
  wait for results of formulas = api/basic-feature/manage_engine
  save as a file = api/basic-feature/integrated_document
  export to PDF = api/basic-feature/integrated_document | api/basic-feature/import_export
  open a file from a picker = api/basic-feature/manage_integrated_document
  ask before closing unsaved changes = api/basic-feature/manage_integrated_document
  draw borders around cells = api/format/cell_background_color_border
  highlight cells by value = api/format/conditional_formatting
  show dates and durations = api/format/custom_formatting
  bold text = api/format/font_style
  named styles = api/format/manage_formatting
  wrap long text = api/format/text_alignment_line_breaks
  validate a column against a list = api/data/data_validation
  suggest entries from a server = api/data/autocomplete
  register functions of my own = api/data/builtin_function_libraries
  filter rows by values = api/data/filter_and_sort
  sort by several columns = api/data/filter_and_sort
  replace with a regular expression = api/data/find_replace
  refresh a pivot table = api/data/generate_edit_pivot_table
  export a chart as an image = api/visualize/generate_edit_chart
  insert an image = api/visualize/insert_shape_image
  sparklines = api/visualize/sparkline
  undo several changes as one step = api/edit/edit_document_function
  copy and paste values only = api/edit/edit_document_function
  copy cells to the system clipboard = api/edit/edit_document_function
  add a toolbar button with a shortcut = api/userinterface/user_interface
  switch the language of the interface = api/userinterface/user_interface
  can several users edit at once = spreadsheet_sdk | not_included
  package size = spreadsheet_sdk | installation/spreadsheet-sdk-guide
  third-party components and their licences = spreadsheet_sdk
`,
);
