// Pictures of a sheet, as documents and as files have them.
import type {Sheet} from 'hucre/xlsx';
import {cellBounds} from '../../area/bounds';
import {imageFacts} from '../../objects/imageSource';
import {nextId} from '../../state/ids';
import type {DrawingState, SheetState} from '../../state/types';
import {anchorBox} from '../geometry';

type Picture = NonNullable<Sheet['images']>[number];

const TYPES = ['png', 'jpeg', 'gif'] as const;

/** Kind of a picture that files can have; `undefined` for any other drawing. */
export function pictureType(
  drawing: DrawingState,
): Picture['type'] | undefined {
  return TYPES.find(
    (name) => drawing.kind === 'image' && drawing.mediaType === `image/${name}`,
  );
}

/** The pictures of a sheet that files can have. */
export function toPictures({drawings}: SheetState): Picture[] {
  return drawings.flatMap((drawing): Picture[] => {
    const type = pictureType(drawing);
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

/** A picture of a sheet; `undefined` for bytes of another kind. */
export function pictureOf(
  sheet: SheetState,
  {data, anchor: {from, to}, width, height, altText = ''}: Picture,
  index: number,
): DrawingState | undefined {
  const bytes = new Uint8Array(data);
  const facts = imageFacts(bytes);
  if (!facts) {
    return undefined;
  }
  const first = cellBounds(from.row, from.col);
  const anchor = to
    ? {
        area: {
          ...first,
          lastRow: Math.max(from.row, to.row - 1),
          lastColumn: Math.max(from.col, to.col - 1),
        },
      }
    : {
        ...anchorBox(sheet, {area: first}),
        width: width ?? facts.width,
        height: height ?? facts.height,
      };
  return {
    id: nextId('image'),
    kind: 'image',
    name: `Image${index + 1}`,
    anchor,
    altText,
    locked: false,
    fit: 'stretch',
    opacity: 1,
    bytes,
    ...facts,
  };
}
