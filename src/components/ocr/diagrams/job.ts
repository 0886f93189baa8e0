import type {DiagramData} from '../Diagram/types';

/** Life of a queue job. */
export const JOB_DIAGRAM: DiagramData = {
  title: 'Life of a queue job',
  description:
    'runAsyncQueue accepts a job, which waits for a worker. A worker takes it and recognises its image; it is then finished and held until waitResult delivers it. releaseQueue drops waiting jobs and finished results, and drops the result of a job under way when that ends. A full queue refuses the job with ARGO_E_QUEUE_FULL, and nothing is stored.',
  wide: {
    width: 650,
    height: 190,
    boxes: [
      {x: 104, y: 30, width: 90, height: 50, text: ['pending'], kind: 'strong'},
      {x: 252, y: 30, width: 90, height: 50, text: ['running'], kind: 'strong'},
      {x: 400, y: 30, width: 90, height: 50, text: ['result'], kind: 'strong'},
      {x: 584, y: 30, width: 62, height: 50, text: ['yours']},
      {x: 252, y: 136, width: 90, height: 46, text: ['dropped']},
    ],
    lines: [
      {path: 'M4 55 H104', label: {x: 51, y: 46, text: 'runAsyncQueue'}},
      {path: 'M194 55 H252', label: {x: 221, y: 46, text: 'worker'}},
      {path: 'M342 55 H400', label: {x: 369, y: 46, text: 'end'}},
      {path: 'M490 55 H584', label: {x: 535, y: 46, text: 'waitResult'}},
      {path: 'M149 80 V159 H252', dashed: true},
      {
        path: 'M297 80 V136',
        dashed: true,
        label: {x: 305, y: 112, text: 'releaseQueue', anchor: 'start'},
      },
      {path: 'M445 80 V159 H342', dashed: true},
    ],
  },
  narrow: {
    width: 300,
    height: 364,
    boxes: [
      {x: 20, y: 46, width: 96, height: 44, text: ['pending'], kind: 'strong'},
      {x: 20, y: 136, width: 96, height: 44, text: ['running'], kind: 'strong'},
      {x: 20, y: 226, width: 96, height: 44, text: ['result'], kind: 'strong'},
      {x: 20, y: 316, width: 96, height: 44, text: ['yours']},
      {x: 196, y: 136, width: 96, height: 44, text: ['dropped']},
    ],
    lines: [
      {
        path: 'M68 4 V46',
        label: {x: 76, y: 26, text: 'runAsyncQueue', anchor: 'start'},
      },
      {
        path: 'M68 90 V136',
        label: {x: 76, y: 117, text: 'worker', anchor: 'start'},
      },
      {
        path: 'M68 180 V226',
        label: {x: 76, y: 207, text: 'end', anchor: 'start'},
      },
      {
        path: 'M68 270 V316',
        label: {x: 76, y: 297, text: 'waitResult', anchor: 'start'},
      },
      {
        path: 'M116 68 H244 V136',
        dashed: true,
        label: {x: 178, y: 60, text: 'releaseQueue'},
      },
      {path: 'M116 158 H196', dashed: true},
      {path: 'M116 248 H244 V180', dashed: true},
    ],
  },
};
