import type {DiagramData} from './Diagram/types';

/** From the program through the engine and back: who holds what. */
export const ENGINE_DIAGRAM: DiagramData = {
  title: 'Parts of an engine',
  description:
    'The program calls the engine. run and runBase64 go straight to a free worker and return its result. runAsync and runAsyncQueue put a job into the job store, from which workers take jobs in the order of submission. Every worker uses the one model of the engine. The result of a runAsync job goes to the callback, the result of a runAsyncQueue job into the queue, from which waitResult takes it.',
  width: 720,
  height: 330,
  boxes: [
    {x: 150, y: 14, width: 430, height: 300, text: ['Engine'], kind: 'frame'},
    {x: 10, y: 70, width: 110, height: 60, text: ['Program', 'your threads']},
    {
      x: 180,
      y: 150,
      width: 120,
      height: 70,
      text: ['Jobs', 'queueCapacity'],
      kind: 'strong',
    },
    {
      x: 350,
      y: 70,
      width: 120,
      height: 60,
      text: ['Workers', '1 to 64'],
      kind: 'strong',
    },
    {
      x: 350,
      y: 240,
      width: 120,
      height: 56,
      text: ['Model', 'read only'],
      kind: 'strong',
    },
    {
      x: 600,
      y: 150,
      width: 110,
      height: 60,
      text: ['Callback', 'your function'],
    },
    {
      x: 600,
      y: 240,
      width: 110,
      height: 60,
      text: ['waitResult', 'your thread'],
    },
    {x: 490, y: 240, width: 76, height: 60, text: ['Results'], kind: 'strong'},
  ],
  lines: [
    {path: 'M120 86 H350', label: {x: 235, y: 78, text: 'run, runBase64'}},
    {
      path: 'M350 114 H120',
      dashed: true,
      label: {x: 235, y: 132, text: 'result'},
    },
    {
      path: 'M65 130 V185 H180',
      label: {x: 72, y: 205, text: 'runAsync,', anchor: 'start'},
    },
    {path: 'M300 185 H380 V130', label: {x: 340, y: 178, text: 'oldest first'}},
    {
      path: 'M410 240 V130',
      label: {x: 418, y: 190, text: 'uses', anchor: 'start'},
    },
    {
      path: 'M470 88 H655 V150',
      dashed: true,
      label: {x: 525, y: 80, text: 'runAsync'},
    },
    {
      path: 'M470 114 H528 V240',
      dashed: true,
      label: {x: 534, y: 140, text: '', anchor: 'start'},
    },
    {path: 'M566 270 H600', dashed: true},
  ],
};

/** Life of a handle. */
export const LIFE_CYCLE_DIAGRAM: DiagramData = {
  title: 'States of a handle',
  description:
    'CreateArgoSDK gives a created handle. initFromImrModelFile or initFromMakeUpJsonStr makes it ready; when they fail, it stays created. CreateFromImrModelFile and CreateFromMakeUpJsonStr give a ready handle at once. In ready, all recognition calls are valid, and releaseQueue leaves the handle ready. releaseArgoSDK ends a created or ready handle; afterwards the handle must not be used.',
  width: 720,
  height: 250,
  boxes: [
    {x: 10, y: 40, width: 120, height: 56, text: ['no handle']},
    {
      x: 250,
      y: 40,
      width: 120,
      height: 56,
      text: ['created', 'no model'],
      kind: 'strong',
    },
    {
      x: 520,
      y: 40,
      width: 130,
      height: 56,
      text: ['ready', 'model loaded'],
      kind: 'strong',
    },
    {x: 385, y: 180, width: 120, height: 56, text: ['released', 'do not use']},
  ],
  lines: [
    {path: 'M130 68 H250', label: {x: 190, y: 60, text: 'CreateArgoSDK'}},
    {path: 'M370 68 H520', label: {x: 445, y: 60, text: 'initFrom…'}},
    {
      path: 'M70 40 V14 H585 V40',
      label: {
        x: 330,
        y: 10,
        text: 'CreateFromImrModelFile, CreateFromMakeUpJsonStr',
      },
    },
    {
      path: 'M310 96 V208 H385',
      label: {x: 302, y: 150, text: 'releaseArgoSDK', anchor: 'end'},
    },
    {
      path: 'M585 96 V208 H505',
      label: {x: 593, y: 150, text: 'releaseArgoSDK', anchor: 'start'},
    },
    {
      path: 'M650 54 H690 V84 H650',
      label: {
        x: 712,
        y: 114,
        text: 'run…, waitResult, releaseQueue',
        anchor: 'end',
      },
    },
  ],
};

/** Life of a queue job. */
export const JOB_DIAGRAM: DiagramData = {
  title: 'Life of a queue job',
  description:
    'runAsyncQueue accepts a job, which waits for a worker. A worker takes it and recognises its image; it is then finished and held until waitResult delivers it. releaseQueue drops waiting jobs and finished results, and drops the result of a job under way when that ends. A full queue refuses the job with ARGO_E_QUEUE_FULL, and nothing is stored.',
  width: 720,
  height: 200,
  boxes: [
    {x: 110, y: 30, width: 110, height: 56, text: ['pending'], kind: 'strong'},
    {x: 285, y: 30, width: 110, height: 56, text: ['running'], kind: 'strong'},
    {x: 460, y: 30, width: 110, height: 56, text: ['result'], kind: 'strong'},
    {x: 625, y: 30, width: 90, height: 56, text: ['yours']},
    {x: 285, y: 140, width: 110, height: 46, text: ['dropped']},
  ],
  lines: [
    {path: 'M10 58 H110', label: {x: 55, y: 48, text: 'runAsyncQueue'}},
    {path: 'M220 58 H285', label: {x: 252, y: 48, text: 'worker'}},
    {path: 'M395 58 H460', label: {x: 427, y: 48, text: 'end'}},
    {path: 'M570 58 H625', label: {x: 597, y: 22, text: 'waitResult'}},
    {path: 'M165 86 V163 H285', dashed: true},
    {
      path: 'M340 86 V140',
      dashed: true,
      label: {x: 348, y: 118, text: 'releaseQueue', anchor: 'start'},
    },
    {path: 'M515 86 V163 H395', dashed: true},
  ],
};
