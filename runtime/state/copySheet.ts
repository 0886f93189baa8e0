import {nextId} from './ids';
import type {Place, SheetState} from './types';

/** A copy of a sheet with charts, rules and formats of its own; sources on the sheet move along. */
export function copySheetState(from: SheetState, name: string): SheetState {
  const copy = structuredClone(from);
  const id = nextId('sheet');
  const follow = (place: Place | null): Place | null =>
    place?.sheetId === from.id ? {...place, sheetId: id} : place;
  return {
    ...copy,
    id,
    name,
    visibility: 'visible',
    filter: copy.filter && {...copy.filter, id: nextId('filter')},
    conditionalFormats: copy.conditionalFormats.map((entry) => ({
      ...entry,
      id: nextId('conditionalFormat'),
    })),
    pivotTables: [],
    drawings: copy.drawings.map((drawing) =>
      drawing.kind === 'chart'
        ? {
            ...drawing,
            id: nextId('chart'),
            definition: {
              ...drawing.definition,
              source: follow(drawing.definition.source),
            },
          }
        : {...drawing, id: nextId(drawing.kind)},
    ),
    sparklines: copy.sparklines.map(({definition}) => ({
      id: nextId('sparklines'),
      definition: {...definition, source: follow(definition.source)},
    })),
  };
}
