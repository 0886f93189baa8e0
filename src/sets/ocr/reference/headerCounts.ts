import type {Count} from '../../changes/changelog';
import type {ApiHeader} from '../contract/headerTypes';
import {CODES_URL} from './phrases';

/** How many names of each kind a header has. */
export function headerCounts({functions, codes, names}: ApiHeader): Count[] {
  const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
    items.filter(is).length;
  return [
    {
      kind: 'Functions',
      count: count(functions, ({kind}) => kind === 'function'),
      url: '/ocr/api/c_api_details#by-task',
    },
    {
      kind: 'Callback types',
      count: count(functions, ({kind}) => kind === 'callback'),
      url: '/ocr/api/C_RESULT_CALLBACK',
    },
    {
      kind: 'Status codes',
      count: codes.length,
      url: CODES_URL,
    },
    {
      kind: 'Types',
      count: count(names, ({kind}) => kind === 'type'),
      url: '/ocr/reference/types#types',
    },
    {
      kind: 'Constants and macros',
      count: count(names, ({kind}) => kind === 'macro'),
      url: '/ocr/reference/types#macros',
    },
  ];
}
