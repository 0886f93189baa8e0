import type {DiagramData} from '../Diagram/types';

/** Life of a handle. */
export const LIFE_CYCLE_DIAGRAM: DiagramData = {
  title: 'States of a handle',
  description:
    'CreateArgoSDK gives a created handle. initFromImrModelFile or initFromMakeUpJsonStr makes it ready; when they fail, it stays created. CreateFromImrModelFile and CreateFromMakeUpJsonStr give a ready handle at once. In ready, all recognition calls are valid, and releaseQueue leaves the handle ready. releaseArgoSDK ends a created or ready handle; afterwards the handle must not be used.',
  wide: {
    width: 650,
    height: 250,
    boxes: [
      {x: 4, y: 44, width: 100, height: 56, text: ['no handle']},
      {
        x: 224,
        y: 44,
        width: 110,
        height: 56,
        text: ['created', 'no model'],
        kind: 'strong',
      },
      {
        x: 454,
        y: 44,
        width: 120,
        height: 56,
        text: ['ready', 'model loaded'],
        kind: 'strong',
      },
      {
        x: 340,
        y: 186,
        width: 110,
        height: 56,
        text: ['released', 'do not use'],
      },
    ],
    lines: [
      {path: 'M104 72 H224', label: {x: 162, y: 64, text: 'CreateArgoSDK'}},
      {path: 'M334 72 H454', label: {x: 392, y: 64, text: 'initFrom…'}},
      {
        path: 'M54 44 V20 H514 V44',
        label: {
          x: 284,
          y: 14,
          text: 'CreateFromImrModelFile, CreateFromMakeUpJsonStr',
        },
      },
      {
        path: 'M279 100 V214 H340',
        label: {x: 271, y: 160, text: 'releaseArgoSDK', anchor: 'end'},
      },
      {
        path: 'M514 100 V214 H450',
        label: {x: 522, y: 160, text: 'releaseArgoSDK', anchor: 'start'},
      },
      {
        path: 'M574 58 H620 V86 H574',
        label: {
          x: 646,
          y: 118,
          text: 'run…, releaseQueue',
          anchor: 'end',
        },
      },
    ],
  },
  narrow: {
    width: 300,
    height: 282,
    boxes: [
      {x: 4, y: 4, width: 106, height: 46, text: ['no handle']},
      {
        x: 4,
        y: 104,
        width: 106,
        height: 50,
        text: ['created', 'no model'],
        kind: 'strong',
      },
      {
        x: 190,
        y: 104,
        width: 106,
        height: 50,
        text: ['ready', 'model loaded'],
        kind: 'strong',
      },
      {x: 64, y: 228, width: 100, height: 50, text: ['released', 'do not use']},
    ],
    lines: [
      {
        path: 'M57 50 V104',
        label: {x: 64, y: 82, text: 'CreateArgoSDK', anchor: 'start'},
      },
      {path: 'M110 129 H190', label: {x: 148, y: 121, text: 'initFrom…'}},
      {path: 'M110 27 H243 V104', label: {x: 176, y: 19, text: 'CreateFrom…'}},
      {
        path: 'M30 154 V253 H64',
        label: {x: 36, y: 182, text: 'releaseArgoSDK', anchor: 'start'},
      },
      {
        path: 'M204 154 V253 H164',
        label: {x: 198, y: 216, text: 'releaseArgoSDK', anchor: 'end'},
      },
      {path: 'M224 154 V178 H270 V154', label: {x: 247, y: 196, text: 'run…'}},
    ],
  },
};
