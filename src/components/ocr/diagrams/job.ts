// @works-without-react
import type {DiagramData} from '../Diagram';
import narrow from './job-narrow.svg';
import wide from './job-wide.svg';

/** Diagram of the life cycle of a queue job. */
export const JOB_DIAGRAM: DiagramData = {
  title: 'Life of a queue job',
  description:
    'runAsyncQueue accepts a job, which waits for a worker. A worker takes it and recognises its image; it is then finished and held until waitResult delivers it. releaseQueue drops waiting jobs and finished results; it also drops the result of a job in progress when the job ends. If the engine holds as many jobs as its limit allows, the call returns ARGO_E_QUEUE_FULL, and nothing is stored.',
  wide,
  narrow,
};
