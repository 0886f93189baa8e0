import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// `csh-redirect` and `spreadsheet_sdk` stay outside: both are reached by address only.
export default {
  spreadsheetSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Installation',
      items: ['installation/spreadsheet-sdk-guide'],
    },
    {
      type: 'category',
      label: 'Licence',
      items: ['license/license-activation', 'license/license-revocation'],
    },
    {
      type: 'category',
      label: 'Using the SDK',
      items: [
        'api/use/use_spreadsheed_sdk',
        'api/use/use_spreadsheet_sdk_Instance',
      ],
    },
    {
      type: 'category',
      label: 'Basic features',
      items: [
        'api/basic-feature/area',
        'api/basic-feature/range',
        'api/basic-feature/sheet',
        'api/basic-feature/manage_sheet',
        'api/basic-feature/manage_engine',
        'api/basic-feature/engine_object_common',
        'api/basic-feature/integrated_document',
        'api/basic-feature/manage_integrated_document',
        'api/basic-feature/spreadsheet_basic_function',
        'api/basic-feature/spreadsheet_sdk_basic_function',
      ],
    },
    {
      type: 'category',
      label: 'Formatting',
      items: [
        'api/format/formatting_rendering_overview',
        'api/format/cell_background_color_border',
        'api/format/conditional_formatting',
        'api/format/custom_formatting',
        'api/format/font_style',
        'api/format/manage_formatting',
        'api/format/text_alignment_line_breaks',
      ],
    },
    {
      type: 'category',
      label: 'Data',
      items: [
        'api/data/data_processing',
        'api/data/autocomplete',
        'api/data/builtin_function_libraries',
        'api/data/data_validation',
        'api/data/filter_and_sort',
        'api/data/find_replace',
        'api/data/generate_edit_pivot_table',
      ],
    },
    {
      type: 'category',
      label: 'Visualisation',
      items: [
        'api/visualize/visualization_tool',
        'api/visualize/generate_edit_chart',
        'api/visualize/insert_shape_image',
        'api/visualize/sparkline',
      ],
    },
    {
      type: 'category',
      label: 'Editing',
      items: ['api/edit/edit_document_function'],
    },
    {
      type: 'category',
      label: 'User interface',
      items: ['api/userinterface/user_interface'],
    },
  ],
} satisfies SidebarsConfig;
