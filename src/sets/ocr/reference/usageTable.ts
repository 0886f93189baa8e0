import {code, link, paragraph, table, type Block} from '../../reference/nodes';
import type {Inline} from '../../reference/nodes';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';
import {BREACHES_URL, codeUrl, phrase} from './phrases';
import {validUsage, type ValidUsage} from './validUsage';

/**
 * What a caller must see to, one rule a row: for which parameter, what must hold, and what happens
 * otherwise. Each rule has an anchor of its own, such as `usage-imagePath-null`.
 */
export function usageTable(item: ApiFunction, header: ApiHeader): Block[] {
  const rules = validUsage(item, header);
  if (rules.length === 0) {
    return [paragraph('None: the function can be called at any time.')];
  }
  return [
    table(
      ['Applies to', 'Requirement', 'Otherwise'],
      rules.map((rule) => [
        subjectCell(rule),
        phrase(rule.must, header, item.name),
        otherwiseCell(rule, item, header),
      ]),
    ),
  ];
}

function subjectCell({id, parameter}: ValidUsage): Inline {
  const anchor = `usage-${id}`;
  return parameter === undefined
    ? {
        type: 'emphasis',
        children: [{type: 'text', value: 'call'}],
        data: {hProperties: {id: anchor}},
      }
    : code(parameter, anchor);
}

function otherwiseCell(
  {otherwise}: ValidUsage,
  item: ApiFunction,
  header: ApiHeader,
): readonly Inline[] {
  if (otherwise === undefined) {
    return [link(BREACHES_URL, 'Undefined behaviour')];
  }
  const known = header.codes.find(({name}) => name === otherwise);
  return known
    ? [link(codeUrl(known.name), code(known.name)), ` (${known.number})`]
    : phrase(otherwise, header, item.name);
}
