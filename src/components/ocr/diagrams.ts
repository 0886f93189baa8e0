import type {DiagramData} from './Diagram/types';

/** From the program through the engine and back: who holds what. */
export const ENGINE_DIAGRAM: DiagramData = {
  title: 'Parts of an engine',
  description:
    'The program calls the engine. run and runBase64 go straight to a free worker and return its result. runAsync and runAsyncQueue store a job, and workers take jobs in the order of submission. Every worker uses the one model of the engine. The result of a runAsync job goes to the callback; the result of a runAsyncQueue job waits in the queue until waitResult takes it.',
  width: 650,
  height: 340,
  boxes: [
    {x: 126, y: 10, width: 406, height: 320, text: ['Engine'], kind: 'frame'},
    {x: 4, y: 62, width: 100, height: 60, text: ['Program', 'your threads']},
    {
      x: 150,
      y: 190,
      width: 120,
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
    {x: 548, y: 62, width: 98, height: 60, text: ['Callback', 'your function']},
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
      label: {x: 134, y: 180, text: 'runAsync, runAsyncQueue', anchor: 'start'},
    },
    {
      path: 'M270 218 H340 V122',
      label: {x: 304, y: 236, text: 'oldest first'},
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
};

/** Life of a handle. */
export const LIFE_CYCLE_DIAGRAM: DiagramData = {
  title: 'States of a handle',
  description:
    'CreateArgoSDK gives a created handle. initFromImrModelFile or initFromMakeUpJsonStr makes it ready; when they fail, it stays created. CreateFromImrModelFile and CreateFromMakeUpJsonStr give a ready handle at once. In ready, all recognition calls are valid, and releaseQueue leaves the handle ready. releaseArgoSDK ends a created or ready handle; afterwards the handle must not be used.',
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
    {x: 340, y: 186, width: 110, height: 56, text: ['released', 'do not use']},
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
};

/** Life of a queue job. */
export const JOB_DIAGRAM: DiagramData = {
  title: 'Life of a queue job',
  description:
    'runAsyncQueue accepts a job, which waits for a worker. A worker takes it and recognises its image; it is then finished and held until waitResult delivers it. releaseQueue drops waiting jobs and finished results, and drops the result of a job under way when that ends. A full queue refuses the job with ARGO_E_QUEUE_FULL, and nothing is stored.',
  width: 650,
  height: 190,
  boxes: [
    {x: 110, y: 30, width: 96, height: 50, text: ['pending'], kind: 'strong'},
    {x: 270, y: 30, width: 96, height: 50, text: ['running'], kind: 'strong'},
    {x: 416, y: 30, width: 96, height: 50, text: ['result'], kind: 'strong'},
    {x: 580, y: 30, width: 66, height: 50, text: ['yours']},
    {x: 270, y: 136, width: 96, height: 46, text: ['dropped']},
  ],
  lines: [
    {path: 'M4 55 H110', label: {x: 54, y: 46, text: 'runAsyncQueue'}},
    {path: 'M206 55 H270', label: {x: 236, y: 46, text: 'worker'}},
    {path: 'M366 55 H416', label: {x: 389, y: 46, text: 'end'}},
    {path: 'M512 55 H580', label: {x: 544, y: 46, text: 'waitResult'}},
    {path: 'M158 80 V159 H270', dashed: true},
    {
      path: 'M318 80 V136',
      dashed: true,
      label: {x: 326, y: 112, text: 'releaseQueue', anchor: 'start'},
    },
    {path: 'M464 80 V159 H366', dashed: true},
  ],
};
