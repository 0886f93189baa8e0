// Sheet features in workbooks of other programs, before and after saving.
import {expect, test} from 'vitest';
import {
  eachForeignFile,
  findSheet,
  OFFICE,
  readSavedSheet,
  relation,
  relationships,
  withReason,
  type FileParts,
} from './workbookFile';

const {open, reopen} = eachForeignFile();

/** Returns the document, and the same one after saving and opening. */
async function openTwice(parts: FileParts) {
  const document = await open(parts);
  return [document, await reopen(document)] as const;
}

const CONDITIONAL_RULES = [
  '<cfRule type="cellIs" dxfId="0" priority="2" operator="greaterThan"><formula>5</formula></cfRule>',
  '<cfRule type="expression" dxfId="0" priority="1"><formula>$A1="x"</formula></cfRule>',
  '<cfRule type="colorScale" priority="3"><colorScale><cfvo type="min"/><cfvo type="max"/><color rgb="FFFF0000"/><color rgb="FF00FF00"/></colorScale></cfRule>',
  '<cfRule type="timePeriod" dxfId="0" priority="4" timePeriod="today"/>',
];

const VALIDATION_RULES = [
  '<dataValidation type="whole" operator="between" allowBlank="1" showErrorMessage="1" error="No" sqref="B1:B9"><formula1>1</formula1><formula2>$A$1</formula2></dataValidation>',
  '<dataValidation type="list" showErrorMessage="1" sqref="C1"><formula1>"a,b"</formula1></dataValidation>',
  '<dataValidation type="time" sqref="D1"><formula1>0.5</formula1></dataValidation>',
];

test('merged cells, rules, filters, protection and views are kept', async () => {
  const documents = await openTwice({
    dxfs: '<dxf><font><b/><color rgb="FF000000"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf>',
    before:
      '<sheetPr><tabColor rgb="FF00B050"/></sheetPr><sheetViews><sheetView showGridLines="0" zoomScale="150" workbookViewId="0"/></sheetViews>',
    after: [
      '<sheetProtection sheet="1" sort="0"/>',
      '<autoFilter ref="A1:B5"><filterColumn colId="0"><customFilters><customFilter val="a*"/><customFilter val="b"/></customFilters></filterColumn><filterColumn colId="1"><filters><filter val="x"/></filters></filterColumn></autoFilter>',
      '<mergeCells><mergeCell ref="G:H"/><mergeCell ref="K2:L3"/></mergeCells>',
      `<conditionalFormatting sqref="A1:A9 C3">${CONDITIONAL_RULES.join('')}</conditionalFormatting>`,
      `<dataValidations>${VALIDATION_RULES.join('')}</dataValidations>`,
    ].join(''),
  });
  const format = {
    font: {bold: true, color: '#000000'},
    fill: {color: '#FFC7CE'},
  };
  for (const document of documents) {
    const sheet = findSheet(document);
    const merged = ['H900', 'L3', 'I1'].map((at) => sheet.range(at).isMerged);
    expect(merged).toEqual([true, true, false]);
    const formats = [...sheet.conditionalFormats];
    expect(
      formats.map(({area, rule}) => ({area: area.address, ...rule})),
    ).toMatchObject([
      {area: 'A1:A9', type: 'formula', formula: '=$A1="x"', format},
      {area: 'C3', type: 'formula', formula: '=$A3="x"'},
      {area: 'A1:A9', type: 'value'},
      {area: 'C3', type: 'value'},
      {area: 'A1:A9', type: 'colorScale'},
      {area: 'C3', type: 'colorScale'},
    ]);
    expect(
      ['B2', 'C1'].map((address) => sheet.range(address).getValidation()),
    ).toMatchObject([
      {type: 'whole', values: [1, '=$A$1'], message: 'No'},
      {type: 'list', source: ['a', 'b']},
    ]);
    const {filter} = sheet;
    expect(filter?.area.address).toBe('A1:B5');
    expect(filter?.getCriteria(1)).toEqual({type: 'values', values: ['x']});
    expect(filter?.getCriteria(0)).toBeNull();
    expect([
      sheet.isProtected,
      sheet.tabColor,
      sheet.gridlinesVisible,
      sheet.zoom,
    ]).toEqual([true, '#00B050', false, 1.5]);
  }
  const reasons = documents[0].leftOut.map(({reason}) => reason);
  expect(reasons.sort()).toEqual([
    expect.stringContaining('condition of the filter'),
    expect.stringContaining('D1'),
    expect.stringContaining('Conditional formats'),
  ]);
});

test('print settings', async () => {
  const document = await open({
    after:
      '<pageSetup orientation="landscape" paperSize="70" r:id="p"/><headerFooter><oddHeader>Head</oddHeader></headerFooter>',
  });
  const xml = await readSavedSheet(document);
  expect(xml).toContain('<pageSetup orientation="landscape" paperSize="70"/>');
  expect(xml).toContain('Head');
});

const drawing = (contents: string) =>
  `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}"><xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>5</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${contents}<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;

test('images; shapes are reported', async () => {
  const documents = await openTwice({
    after: '<drawing r:id="d"/>',
    parts: {
      'xl/worksheets/_rels/sheet0.xml.rels': relationships(
        relation('d', 'drawing', '../drawings/drawing1.xml'),
      ),
      'xl/drawings/drawing1.xml': drawing(
        '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="P" descr="A dot"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="i"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:sp/>',
      ),
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        relation('i', 'image', '../media/image1.gif'),
      ),
      'xl/media/image1.gif': new Uint8Array(
        Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
      ),
    },
  });
  for (const document of documents) {
    const [image] = [...findSheet(document).images];
    expect([image?.anchor, image?.altText]).toEqual(['B3:C5', 'A dot']);
  }
  expect(documents[0].leftOut).toEqual([withReason('Shapes')]);
});

test('theme and palette colours are kept as shown', async () => {
  const color = (name: string, value: string) =>
    `<${name}><srgbClr val="${value}"/></${name}>`;
  const solid = (attributes: string) =>
    `<fill><patternFill patternType="solid"><fgColor ${attributes}/></patternFill></fill>`;
  const documents = await openTwice({
    styles: '<xf/><xf fontId="1" fillId="2"/><xf fillId="3"/>',
    fills: `<fill/>${solid('theme="4" tint="-0.25"')}${solid('indexed="10"')}`,
    before: '<sheetPr><tabColor theme="3"/></sheetPr>',
    cells: {A1: ['s="1"', 1], B1: ['s="2"', 1]},
    relations: relation('x', 'theme', 'theme/theme1.xml'),
    parts: {
      'xl/theme/theme1.xml': `<theme><themeElements><clrScheme><dk1><sysClr val="windowText" lastClr="010203"/></dk1>${color('lt1', 'FFFFFF')}${color('dk2', '1F497D')}${color('lt2', 'EEECE1')}${color('accent1', '4F81BD')}</clrScheme></themeElements></theme>`,
    },
  });
  for (const document of documents) {
    const sheet = findSheet(document);
    expect([
      sheet.range('A1').getFont().color,
      sheet.range('A1').getFill()?.color,
      sheet.range('B1').getFill()?.color,
      sheet.tabColor,
    ]).toEqual(['#010203', '#376092', '#FF0000', '#1F497D']);
  }
});

test('unsupported parts are reported', async () => {
  const document = await open({
    after: '<hyperlinks><hyperlink ref="A1" location="S!A2"/></hyperlinks>',
    parts: {
      'xl/comments1.xml': '<comments/>',
      'xl/charts/chart1.xml': '<chart/>',
      'xl/unheard/of.xml': '<of/>',
    },
  });
  const reasons = document.leftOut.map(({reason}) => reason);
  for (const word of ['Comments', 'A chart', 'Links', 'The part']) {
    expect(reasons.join()).toContain(word);
  }
  expect(reasons).toHaveLength(4);
});

test('unsupported formats are reported', async () => {
  const document = await open({
    styles: '<xf/><xf fillId="2"/><xf fillId="3"/><xf borderId="1"/>',
    fills:
      '<fill/><fill><gradientFill/></fill><fill><patternFill patternType="darkUp"/></fill>',
    borders:
      '<border><left style="hair"/><top style="thin"/><diagonal style="thin"/></border>',
    before:
      '<sheetFormatPr defaultColWidth="20"/><cols><col min="2" max="3" outlineLevel="1"/></cols>',
    cells: {
      A1: ['t="inlineStr"', '<is><r><rPr><b/></rPr><t>bold</t></r></is>'],
    },
  });
  expect(document.leftOut.map(({reason}) => reason)).toEqual([
    'Gradients cannot be kept.',
    'The pattern darkUp cannot be kept.',
    'Lines of the kind hair become thin ones.',
    'Diagonal lines cannot be kept.',
    "1 texts of 'S' have formats of parts: they are shown in the format of their cell.",
    "Groups of rows or columns of 'S' cannot be kept.",
    "The usual sizes of rows and columns of 'S' cannot be kept.",
  ]);
});
