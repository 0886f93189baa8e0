import {findFirstSentence} from '@document-sdk/contract';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {UnlocatedProblemError} from '../../content';
import {walkMembers} from './lookUp';
import type {NameLinker} from './links';
import {buildTable} from './table';

/**
 * Builds the table of an `<ApiLines of="range.setValues SpreadsheetEvents.cellChange …" />`: a line for each member.
 *
 * @param paths - members as programs write them, or after the name of their type
 * @throws UnlocatedProblemError for a path that is not in the contract
 */
export function buildCheatSheet(
  paths: readonly string[],
  linker: NameLinker,
): MdxJsxFlowElement {
  const rows = paths.map((path) => {
    const {symbols} = linker.declarations;
    const {key, missing} = walkMembers(
      linker.declarations,
      path.split('.'),
    ) ?? {missing: 'no such name'};
    const [type = '', member] = (key ?? path).split('.');
    const symbol = symbols.get(type);
    const item =
      member === undefined
        ? symbol
        : symbol?.members.find(({name}) => name === member);
    if (!item) {
      throw new UnlocatedProblemError({
        found: `<ApiLines of="… ${path} …">: ${missing ?? ''}`,
        expected: `a function or member of ${linker.declarations.contract.file}`,
        remedy: 'Write its path as in programs: workbook.sheets.add.',
      });
    }
    const isCall = item.kind === 'method' || item.kind === 'function';
    const parameters = item.parameters.map(({name, optional}) =>
      optional ? `${name}?` : name,
    );
    const [line = ''] = findFirstSentence(item.text ?? '').split(/[;:] /);
    return {
      name: `${path.replace(/^[A-Z]\w*\./, '')}${isCall ? `(${parameters.join(', ')})` : ''}`,
      type: '',
      text: line.replace(/\.?$/, '.'),
      url: linker.keyAddress(key ?? type),
    };
  });
  return buildTable(
    `Members: ${rows[0]?.name ?? ''} …`,
    'Member',
    rows,
    linker,
    {size: 'small'},
  );
}
