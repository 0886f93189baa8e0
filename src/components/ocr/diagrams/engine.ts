// @works-without-react
import type {DiagramData} from '../Diagram';
import narrow from './engine-narrow.svg';
import wide from './engine-wide.svg';

/** Diagram of the data flow from the program through the engine and back, and of who owns the data. */
export const ENGINE_DIAGRAM: DiagramData = {
  title: 'Parts of an engine',
  description:
    'The program calls the engine. run and runBase64 wait for a worker and return its result. runAsync and runAsyncQueue store a job. Workers take calls and jobs in the order of submission. All workers use the one model of the engine. The result of a runAsync job is passed to the callback; the result of a runAsyncQueue job waits in the queue until waitResult takes it.',
  wide,
  narrow,
};
