import type {DiagramData} from '../Diagram/types';

/** From the program through the engine and back: who holds what. */
export const ENGINE_DIAGRAM: DiagramData = {
  title: 'Parts of an engine',
  description:
    'The program calls the engine. run and runBase64 go straight to a free worker and return its result. runAsync and runAsyncQueue store a job, and workers take jobs in the order of submission. Every worker uses the one model of the engine. The result of a runAsync job goes to the callback; the result of a runAsyncQueue job waits in the queue until waitResult takes it.',
  wide: {
    width: 650,
    height: 340,
    boxes: [
      {x: 126, y: 10, width: 406, height: 320, text: ['Engine'], kind: 'frame'},
      {x: 4, y: 62, width: 100, height: 60, text: ['Program', 'your threads']},
      {
        x: 150,
        y: 190,
        width: 110,
        height: 56,
        text: ['Jobs', 'queueCapacity'],
        kind: 'strong',
      },
      {
        x: 310,
        y: 62,
        width: 110,
        height: 60,
        text: ['Workers', '1 to 64'],
        kind: 'strong',
      },
      {
        x: 310,
        y: 256,
        width: 110,
        height: 56,
        text: ['Model', 'read only'],
        kind: 'strong',
      },
      {
        x: 440,
        y: 190,
        width: 80,
        height: 56,
        text: ['Queue', 'results'],
        kind: 'strong',
      },
      {
        x: 548,
        y: 62,
        width: 98,
        height: 60,
        text: ['Callback', 'your function'],
      },
      {
        x: 548,
        y: 190,
        width: 98,
        height: 56,
        text: ['waitResult', 'your thread'],
      },
    ],
    lines: [
      {path: 'M104 78 H310', label: {x: 212, y: 70, text: 'run, runBase64'}},
      {
        path: 'M310 106 H104',
        dashed: true,
        label: {x: 212, y: 122, text: 'result'},
      },
      {
        path: 'M54 122 V218 H150',
        label: {
          x: 134,
          y: 180,
          text: 'runAsync, runAsyncQueue',
          anchor: 'start',
        },
      },
      {
        path: 'M260 218 H340 V122',
        label: {x: 300, y: 236, text: 'oldest first'},
      },
      {
        path: 'M365 256 V122',
        label: {x: 373, y: 240, text: 'uses', anchor: 'start'},
      },
      {
        path: 'M420 84 H548',
        dashed: true,
        label: {x: 476, y: 76, text: 'runAsync'},
      },
      {
        path: 'M420 108 H480 V190',
        dashed: true,
        label: {x: 474, y: 158, text: 'runAsyncQueue', anchor: 'end'},
      },
      {path: 'M520 218 H548', dashed: true},
    ],
  },
  narrow: {
    width: 300,
    height: 448,
    boxes: [
      {x: 4, y: 104, width: 292, height: 248, text: ['Engine'], kind: 'frame'},
      {x: 4, y: 4, width: 292, height: 46, text: ['Program', 'your threads']},
      {
        x: 14,
        y: 140,
        width: 96,
        height: 50,
        text: ['Jobs', 'queueCapacity'],
        kind: 'strong',
      },
      {
        x: 184,
        y: 140,
        width: 102,
        height: 50,
        text: ['Workers', '1 to 64'],
        kind: 'strong',
      },
      {
        x: 216,
        y: 226,
        width: 70,
        height: 46,
        text: ['Model', 'read only'],
        kind: 'strong',
      },
      {
        x: 14,
        y: 288,
        width: 96,
        height: 46,
        text: ['Queue', 'results'],
        kind: 'strong',
      },
      {
        x: 14,
        y: 394,
        width: 110,
        height: 50,
        text: ['waitResult', 'your thread'],
      },
      {
        x: 146,
        y: 394,
        width: 110,
        height: 50,
        text: ['Callback', 'your function'],
      },
    ],
    lines: [
      {
        path: 'M196 50 V140',
        label: {x: 190, y: 70, text: 'run, runBase64', anchor: 'end'},
      },
      {
        path: 'M266 140 V50',
        dashed: true,
        label: {x: 260, y: 80, text: 'result', anchor: 'end'},
      },
      {
        path: 'M30 50 V140',
        label: {x: 36, y: 94, text: 'runAsync, runAsyncQueue', anchor: 'start'},
      },
      {path: 'M110 165 H184', label: {x: 146, y: 158, text: 'oldest first'}},
      {
        path: 'M251 226 V190',
        label: {x: 257, y: 213, text: 'uses', anchor: 'start'},
      },
      {
        path: 'M184 180 H160 V311 H110',
        dashed: true,
        label: {x: 154, y: 250, text: 'runAsyncQueue', anchor: 'end'},
      },
      {
        path: 'M202 190 V394',
        dashed: true,
        label: {x: 208, y: 310, text: 'runAsync', anchor: 'start'},
      },
      {path: 'M62 334 V394', dashed: true},
    ],
  },
};
