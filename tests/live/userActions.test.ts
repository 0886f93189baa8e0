// @vitest-environment jsdom
import {createSpreadsheet} from '@document-sdk/spreadsheet-reference';
import {beforeEach, describe, expect, it} from 'vitest';
import type {Spreadsheet} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {applyAction} from '../../src/live/runner/applyAction';

let spreadsheet: Spreadsheet;

beforeEach(async () => {
  const host = document.createElement('div');
  document.body.append(host);
  spreadsheet = await createSpreadsheet(host, {licenseKey: 'K'});
  const {activeSheet} = spreadsheet;
  activeSheet.range('A1:B3').setValues([
    ['Name', 'Sum'],
    ['a', 1],
    ['b', 2],
  ]);
  return () => spreadsheet.dispose();
});

const select = (address: string) => {
  const {area} = spreadsheet.activeSheet.range(address);
  applyAction(spreadsheet, {type: 'select', area});
  return area;
};
const texts = (address: string) =>
  spreadsheet.activeSheet.range(address).getTexts();
const paste = (text: string, isOwn = false) =>
  applyAction(spreadsheet, {type: 'paste', text, isOwn});
const run = (id: string) => applyAction(spreadsheet, {type: 'command', id});

it('selects areas with an event for the sample', () => {
  const selected: string[] = [];
  spreadsheet.on('selectionChange', ({areas}) =>
    selected.push(...areas.map(({address}) => address)),
  );
  select('A1:B2');
  expect(selected).toEqual(['A1:B2']);
});

it('fills series in one step', () => {
  select('B2:B3');
  const {area} = spreadsheet.activeSheet.range('B2:B5');
  expect(applyAction(spreadsheet, {type: 'fill', area})).toBe(true);
  expect(texts('B2:B5').flat()).toEqual(['1', '2', '3', '4']);
  expect(spreadsheet.selection.range.area.address).toBe('B2:B5');
  run('undo');
  expect(texts('B4:B5').flat()).toEqual(['', '']);
});

it('pastes text of other programs like typed text, but never as formulas', () => {
  select('D1');
  expect(paste("7\t=1+1\r\n'x\n")).toBe(true);
  expect(texts('D1:E2')).toEqual([
    ['7', '=1+1'],
    ["'x", ''],
  ]);
  expect(spreadsheet.activeSheet.range('D1').getValue()).toBe(7);
  expect(spreadsheet.activeSheet.range('E1').getFormula()).toBeNull();
  expect(spreadsheet.selection.range.area.address).toBe('D1:E2');
  run('undo');
  expect(texts('D1:E2').flat().join('')).toBe('');
});

it('pastes its own cells with formulas', () => {
  spreadsheet.activeSheet.range('C2').setFormula('=B2*2');
  select('C2');
  run('copy');
  select('C3');
  expect(paste('2', true)).toBe(true);
  expect(spreadsheet.activeSheet.range('C3').getFormula()).toBe('=B3*2');
});

describe('a locked sheet', () => {
  beforeEach(() => {
    spreadsheet.activeSheet.range('A2').setFormat({locked: false});
    spreadsheet.activeSheet.protect();
  });

  it.each([
    ['clear', () => applyAction(spreadsheet, {type: 'clear'})],
    ['cut', () => run('cut')],
    ['paste', () => paste('x\ty')],
    [
      'fill',
      () => applyAction(spreadsheet, {type: 'fill', area: select('A2:B2')}),
    ],
  ])('rejects %s', (_name, act) => {
    select('A2:B2');
    expect(act()).toBe(false);
    expect(texts('A2:B2').flat()).toEqual(['a', '1']);
  });

  it('allows changes of cells that are not locked', () => {
    select('A2');
    expect(applyAction(spreadsheet, {type: 'clear'})).toBe(true);
    expect(paste('new')).toBe(true);
    expect(texts('A2').flat()).toEqual(['new']);
  });
});

it('inserts a chart of the selection, or of all cells', () => {
  const {charts} = spreadsheet.activeSheet;
  select('A1:B2');
  expect(run('insertChart')).toBe(true);
  select('A1');
  expect(run('insertChart')).toBe(true);
  expect(
    [...charts].map(({definition}) => definition.source.area.address),
  ).toEqual(['A1:B2', 'A1:B3']);
  expect(spreadsheet.ui.panels.active).toBeNull();
  spreadsheet.activeSheet.range('A1:C9').clear('all');
  expect([run('insertChart'), charts.count]).toEqual([false, 2]);
});
