// @works-without-react
import type {HelpTopicTable} from '../helpTopics';

/**
 * Help topics of the Spreadsheet set. An application opens `/spreadsheet/csh-redirect?topic=ID`. Released
 * products contain the ids: add new ones, but never rename an id.
 */
export const HELP_TOPICS = {
  intro: {label: 'Get started', to: '/spreadsheet/intro'},
  overview: {
    label: 'Spreadsheet SDK at a glance',
    to: '/spreadsheet/spreadsheet_sdk',
  },
  topics: {label: 'Help by topic', to: '/spreadsheet/csh-redirect'},
  install: {
    label: 'Install the SDK',
    to: '/spreadsheet/installation/spreadsheet-sdk-guide',
  },
  'license-activation': {
    label: 'Activate a licence',
    to: '/spreadsheet/license/license-activation',
  },
  'license-revocation': {
    label: 'Revoke a licence',
    to: '/spreadsheet/license/license-revocation',
  },
  frameworks: {
    label: 'Use the SDK in plain pages, React and Vue',
    to: '/spreadsheet/api/use/use_spreadsheed_sdk',
  },
  instance: {
    label: 'Work with a spreadsheet instance',
    to: '/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
  },
  'basic-features': {
    label: 'Basic features: overview',
    to: '/spreadsheet/api/basic-feature/spreadsheet_basic_function',
  },
  'everyday-calls': {
    label: 'Everyday SDK calls',
    to: '/spreadsheet/api/basic-feature/spreadsheet_sdk_basic_function',
  },
  area: {label: 'Areas', to: '/spreadsheet/api/basic-feature/area'},
  range: {label: 'Ranges', to: '/spreadsheet/api/basic-feature/range'},
  sheet: {
    label: 'Sheet: rows, columns and view',
    to: '/spreadsheet/api/basic-feature/sheet',
  },
  'manage-sheets': {
    label: 'Manage sheets',
    to: '/spreadsheet/api/basic-feature/manage_sheet',
  },
  engine: {
    label: 'Manage the calculation engine',
    to: '/spreadsheet/api/basic-feature/manage_engine',
  },
  'engine-objects': {
    label: 'What all engine objects share',
    to: '/spreadsheet/api/basic-feature/engine_object_common',
  },
  document: {
    label: 'Integrated document: save and export',
    to: '/spreadsheet/api/basic-feature/integrated_document',
  },
  'open-document': {
    label: 'Open and manage integrated documents',
    to: '/spreadsheet/api/basic-feature/manage_integrated_document',
  },
  formatting: {
    label: 'Formatting: overview',
    to: '/spreadsheet/api/format/formatting_rendering_overview',
  },
  'background-and-borders': {
    label: 'Cell background and borders',
    to: '/spreadsheet/api/format/cell_background_color_border',
  },
  'conditional-formatting': {
    label: 'Conditional formatting',
    to: '/spreadsheet/api/format/conditional_formatting',
  },
  'number-formats': {
    label: 'Number and custom formats',
    to: '/spreadsheet/api/format/custom_formatting',
  },
  fonts: {
    label: 'Fonts: bold, italic, size, colour',
    to: '/spreadsheet/api/format/font_style',
  },
  styles: {
    label: 'Formats and named styles',
    to: '/spreadsheet/api/format/manage_formatting',
  },
  alignment: {
    label: 'Alignment and line breaks',
    to: '/spreadsheet/api/format/text_alignment_line_breaks',
  },
  data: {
    label: 'Data features: overview',
    to: '/spreadsheet/api/data/data_processing',
  },
  autocomplete: {
    label: 'Autocomplete',
    to: '/spreadsheet/api/data/autocomplete',
  },
  functions: {
    label: 'Function libraries',
    to: '/spreadsheet/api/data/builtin_function_libraries',
  },
  validation: {
    label: 'Data validation',
    to: '/spreadsheet/api/data/data_validation',
  },
  filter: {
    label: 'Filter and sort',
    to: '/spreadsheet/api/data/filter_and_sort',
  },
  find: {
    label: 'Find and replace',
    to: '/spreadsheet/api/data/find_replace',
  },
  'pivot-table': {
    label: 'Create and edit pivot tables',
    to: '/spreadsheet/api/data/generate_edit_pivot_table',
  },
  visualization: {
    label: 'Visualisation: overview',
    to: '/spreadsheet/api/visualize/visualization_tool',
  },
  chart: {
    label: 'Create and edit charts',
    to: '/spreadsheet/api/visualize/generate_edit_chart',
  },
  'shapes-and-images': {
    label: 'Insert shapes and images',
    to: '/spreadsheet/api/visualize/insert_shape_image',
  },
  sparkline: {
    label: 'Sparklines',
    to: '/spreadsheet/api/visualize/sparkline',
  },
  editing: {
    label: 'Editing: undo, clipboard, cell editor',
    to: '/spreadsheet/api/edit/edit_document_function',
  },
  'user-interface': {
    label: 'User interface',
    to: '/spreadsheet/api/userinterface/user_interface',
  },
} as const satisfies HelpTopicTable;
