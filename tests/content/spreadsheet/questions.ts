/** A task as a developer would ask for it, and the page that answers it. */
export interface TaskQuestion {
  readonly question: string;
  /** Route of the page, with the anchor of the section where it is answered. */
  readonly page: string;
}

const BASE = '/spreadsheet/api';

/** What developers ask the Spreadsheet set, each with the page that search is to find first. */
export const TASK_QUESTIONS: readonly TaskQuestion[] = [
  {question: 'get started', page: '/spreadsheet/intro'},
  {
    question: 'install the package',
    page: '/spreadsheet/installation/spreadsheet-sdk-guide#package',
  },
  {
    question: 'content security policy',
    page: '/spreadsheet/installation/spreadsheet-sdk-guide#csp',
  },
  {
    question: 'activate a licence without a connection',
    page: '/spreadsheet/license/license-activation#offline',
  },
  {
    question: 'revoke a licence',
    page: '/spreadsheet/license/license-revocation',
  },
  {
    question: 'use in a React component',
    page: `${BASE}/use/use_spreadsheed_sdk`,
  },
  {
    question: 'server-side rendering',
    page: `${BASE}/use/use_spreadsheed_sdk#ssr`,
  },
  {
    question: 'two sheets side by side without leaking',
    page: `${BASE}/use/use_spreadsheet_sdk_Instance#several`,
  },
  {
    question: 'dispose an instance',
    page: `${BASE}/use/use_spreadsheet_sdk_Instance`,
  },
  {
    question: 'react when a cell changes',
    page: `${BASE}/basic-feature/spreadsheet_sdk_basic_function#react`,
  },
  {
    question: 'give cells a name',
    page: `${BASE}/basic-feature/spreadsheet_sdk_basic_function#names`,
  },
  {
    question: 'read and write cells',
    page: `${BASE}/basic-feature/range`,
  },
  {question: 'merge cells', page: `${BASE}/basic-feature/range#shape`},
  {
    question: 'convert an address to row and column numbers',
    page: `${BASE}/basic-feature/area`,
  },
  {
    question: 'freeze the first row',
    page: `${BASE}/basic-feature/sheet#freeze`,
  },
  {
    question: 'insert and hide rows',
    page: `${BASE}/basic-feature/sheet#rows`,
  },
  {question: 'protect cells', page: `${BASE}/basic-feature/sheet#protect`},
  {
    question: 'rename a sheet',
    page: `${BASE}/basic-feature/manage_sheet#rename`,
  },
  {
    question: 'wait for results of formulas',
    page: `${BASE}/basic-feature/manage_engine`,
  },
  {
    question: 'save as a file',
    page: `${BASE}/basic-feature/integrated_document#save`,
  },
  {
    question: 'export to PDF',
    page: `${BASE}/basic-feature/integrated_document#export`,
  },
  {
    question: 'open a file from a picker',
    page: `${BASE}/basic-feature/manage_integrated_document#open`,
  },
  {
    question: 'ask before closing unsaved changes',
    page: `${BASE}/basic-feature/manage_integrated_document#close`,
  },
  {
    question: 'draw borders around cells',
    page: `${BASE}/format/cell_background_color_border#borders`,
  },
  {
    question: 'highlight cells by value',
    page: `${BASE}/format/conditional_formatting#value`,
  },
  {
    question: 'show dates and durations',
    page: `${BASE}/format/custom_formatting#dates`,
  },
  {question: 'bold text', page: `${BASE}/format/font_style`},
  {
    question: 'named styles',
    page: `${BASE}/format/manage_formatting#update`,
  },
  {
    question: 'wrap long text',
    page: `${BASE}/format/text_alignment_line_breaks#wrap`,
  },
  {
    question: 'validate a column against a list',
    page: `${BASE}/data/data_validation#list`,
  },
  {
    question: 'suggest entries from a server',
    page: `${BASE}/data/autocomplete#server`,
  },
  {
    question: 'register functions of my own',
    page: `${BASE}/data/builtin_function_libraries#own`,
  },
  {
    question: 'filter rows by values',
    page: `${BASE}/data/filter_and_sort#filter`,
  },
  {
    question: 'sort by several columns',
    page: `${BASE}/data/filter_and_sort#sort`,
  },
  {
    question: 'replace with a regular expression',
    page: `${BASE}/data/find_replace#regexp`,
  },
  {
    question: 'refresh a pivot table',
    page: `${BASE}/data/generate_edit_pivot_table#refresh`,
  },
  {
    question: 'export a chart as an image',
    page: `${BASE}/visualize/generate_edit_chart#export`,
  },
  {
    question: 'insert an image',
    page: `${BASE}/visualize/insert_shape_image#images`,
  },
  {question: 'sparklines', page: `${BASE}/visualize/sparkline`},
  {
    question: 'undo several changes as one step',
    page: `${BASE}/edit/edit_document_function#transaction`,
  },
  {
    question: 'copy and paste values only',
    page: `${BASE}/edit/edit_document_function#clipboard`,
  },
  {
    question: 'add a toolbar button with a shortcut',
    page: `${BASE}/userinterface/user_interface#commands`,
  },
  {
    question: 'switch the language of the interface',
    page: `${BASE}/userinterface/user_interface#language`,
  },
  {
    question: 'can several users edit at once',
    page: '/spreadsheet/spreadsheet_sdk#collaboration',
  },
  {
    question: 'package size',
    page: '/spreadsheet/spreadsheet_sdk#requirements',
  },
  {
    question: 'third-party components and their licences',
    page: '/spreadsheet/spreadsheet_sdk#requirements',
  },
  {
    question: 'copy cells to the system clipboard',
    page: `${BASE}/edit/edit_document_function#system-clipboard`,
  },
];
