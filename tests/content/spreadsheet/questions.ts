/** What developers ask the Spreadsheet set, by the page that answers it. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/spreadsheet/intro': ['get started'],
  '/spreadsheet/installation/spreadsheet-sdk-guide': [
    'install the package',
    'content security policy',
  ],
  '/spreadsheet/license/license-activation': [
    'activate a licence without a connection',
  ],
  '/spreadsheet/license/license-revocation': ['revoke a licence'],
  '/spreadsheet/api/use/use_spreadsheed_sdk': [
    'use in a React component',
    'server-side rendering',
  ],
  '/spreadsheet/api/use/use_spreadsheet_sdk_Instance': [
    'two sheets side by side without leaking',
    'dispose an instance',
  ],
  '/spreadsheet/api/use/events': ['choose an event'],
  '/spreadsheet/api/use/autosave': ['save automatically after each change'],
  '/spreadsheet/api/use/errors': ['troubleshooting by error code'],
  '/spreadsheet/api/basic-feature/spreadsheet_sdk_basic_function': [
    'react when a cell changes',
    'give cells a name',
  ],
  '/spreadsheet/api/basic-feature/range': [
    'read and write cells',
    'merge cells',
  ],
  '/spreadsheet/api/basic-feature/area': [
    'convert an address to row and column numbers',
  ],
  '/spreadsheet/api/basic-feature/sheet': [
    'freeze the first row',
    'insert and hide rows',
    'protect cells',
  ],
  '/spreadsheet/api/basic-feature/manage_sheet': ['rename a sheet'],
  '/spreadsheet/api/basic-feature/manage_engine': [
    'wait for results of formulas',
  ],
  '/spreadsheet/api/basic-feature/integrated_document': [
    'save as a file',
    'export to PDF',
  ],
  '/spreadsheet/api/basic-feature/manage_integrated_document': [
    'open a file from a picker',
    'ask before closing unsaved changes',
  ],
  '/spreadsheet/api/format/cell_background_color_border': [
    'draw borders around cells',
  ],
  '/spreadsheet/api/format/conditional_formatting': [
    'highlight cells by value',
  ],
  '/spreadsheet/api/format/custom_formatting': ['show dates and durations'],
  '/spreadsheet/api/format/font_style': ['bold text'],
  '/spreadsheet/api/format/manage_formatting': ['named styles'],
  '/spreadsheet/api/format/text_alignment_line_breaks': ['wrap long text'],
  '/spreadsheet/api/data/data_validation': ['validate a column against a list'],
  '/spreadsheet/api/data/autocomplete': ['suggest entries from a server'],
  '/spreadsheet/api/data/builtin_function_libraries': [
    'register functions of my own',
  ],
  '/spreadsheet/api/data/filter_and_sort': [
    'filter rows by values',
    'sort by several columns',
  ],
  '/spreadsheet/api/data/find_replace': ['replace with a regular expression'],
  '/spreadsheet/api/data/generate_edit_pivot_table': ['refresh a pivot table'],
  '/spreadsheet/api/visualize/generate_edit_chart': [
    'export a chart as an image',
  ],
  '/spreadsheet/api/visualize/insert_shape_image': ['insert an image'],
  '/spreadsheet/api/visualize/sparkline': ['sparklines'],
  '/spreadsheet/api/edit/edit_document_function': [
    'undo several changes as one step',
    'copy and paste values only',
    'copy cells to the system clipboard',
  ],
  '/spreadsheet/api/userinterface/user_interface': [
    'add a toolbar button with a shortcut',
    'switch the language of the interface',
  ],
  '/spreadsheet/spreadsheet_sdk': [
    'can several users edit at once',
    'package size',
    'third-party components and their licences',
  ],
};

/** Each question, with the page where it is answered. */
export const TASK_QUESTIONS = Object.entries(QUESTIONS).flatMap(
  ([page, questions]) => questions.map((question) => ({question, page})),
);
