// Reads and writes the pictures of a sheet.
import type {WriteSheet} from 'hucre/xlsx';
import {formatAddress} from '../../area/address';
import {createBounds} from '../../area/bounds';
import type {AreaBounds} from '../../contract';
import {detectImage} from '../load';
import {createId} from '../../state/identity';
import type {DrawingState, SheetState} from '../../state/types';
import {getAreaBox} from '../geometry';
import type {XlsxPackage} from './package';
import type {XmlElement} from '../xml';

type Picture = NonNullable<WriteSheet['images']>[number];

const TYPES = ['png', 'jpeg', 'gif'] as const;

/**
 * Returns the type of a picture; `undefined` for drawings that are not pictures and formats that `xlsx` does
 * not support.
 */
export function getPictureType(
  drawing: DrawingState,
): Picture['type'] | undefined {
  return TYPES.find(
    (name) => drawing.kind === 'image' && drawing.mediaType === `image/${name}`,
  );
}

export function toPictures({drawings}: SheetState): Picture[] {
  return drawings.flatMap((drawing): Picture[] => {
    const type = getPictureType(drawing);
    if (drawing.kind !== 'image' || !type) {
      return [];
    }
    const {anchor, bytes, altText} = drawing;
    const picture = {data: bytes, type, altText};
    if (!('area' in anchor)) {
      const {width, height} = anchor;
      return [{...picture, anchor: {from: {row: 0, col: 0}}, width, height}];
    }
    const {firstRow, firstColumn, lastRow, lastColumn} = anchor.area;
    const from = {row: firstRow, col: firstColumn};
    const to = {row: lastRow + 1, col: lastColumn + 1};
    return [{...picture, anchor: {from, to}}];
  });
}

const EMU_PER_PIXEL = 9525;

/** Adds the pictures of a file to a sheet. Returns those in unsupported formats. */
export function readPictures(
  file: XlsxPackage,
  part: string,
  sheet: SheetState,
): {readonly kind: string; readonly cell: string}[] {
  return file.related(part, 'drawing').flatMap(({path: drawing, tree}) => {
    const paths = new Map(
      file.relations(drawing).map((relation) => [relation.id, relation.target]),
    );
    const anchors = tree.named.wsDr?.children ?? [];
    return anchors.flatMap((anchor) => {
      const {from, to, pic, ext} = anchor.named;
      const [blip] = pic?.all('blip') ?? [];
      const path = paths.get(blip?.prefixed('embed') ?? '');
      const bytes = file.parts.get(path ?? '');
      if (!bytes) {
        return [];
      }
      const first = anchorCell(from);
      const facts = detectImage(bytes);
      if (!facts) {
        const cell = formatAddress(first);
        return [{kind: path!.slice(path!.lastIndexOf('.') + 1), cell}];
      }
      const {cx, cy} = ext?.attributes ?? {};
      const end = to && anchorCell(to);
      sheet.drawings.push({
        id: createId('image'),
        kind: 'image',
        name: `Image${sheet.drawings.length + 1}`,
        anchor: end
          ? {
              area: {
                ...first,
                lastRow: Math.max(first.firstRow, end.firstRow - 1),
                lastColumn: Math.max(first.firstColumn, end.firstColumn - 1),
              },
            }
          : {
              ...getAreaBox(sheet, first),
              width: Math.round(Number(cx) / EMU_PER_PIXEL) || facts.width,
              height: Math.round(Number(cy) / EMU_PER_PIXEL) || facts.height,
            },
        altText: pic?.all('cNvPr')[0]?.attributes.descr ?? '',
        locked: false,
        fit: 'stretch',
        opacity: 1,
        bytes: new Uint8Array(bytes),
        ...facts,
      });
      return [];
    });
  });
}

/** Returns the cell of an anchor; A1 if the anchor is missing. */
function anchorCell(place: XmlElement | undefined): AreaBounds {
  const {row, col} = place?.named ?? {};
  return createBounds(Number(row?.text ?? 0), Number(col?.text ?? 0));
}
