// @works-without-react
import type {DiagramData} from '../Diagram';
import narrow from './engine-narrow.svg';
import wide from './engine-wide.svg';

/** Diagram of the data flow from the program through the engine and back, and of who owns the data. */
export const ENGINE_DIAGRAM: DiagramData = {
  title: {ko: '엔진의 구성', en: 'Parts of an engine'},
  description: {
    ko: '프로그램이 엔진을 호출합니다. run과 runBase64는 비어 있는 워커를 기다렸다가 결과를 반환합니다. runAsync와 runAsyncQueue는 작업을 저장합니다. 워커는 호출과 작업을 접수된 순서대로 처리합니다. 모든 워커는 엔진의 모델 하나를 함께 사용합니다. runAsync 작업의 결과는 콜백에 전달되고, runAsyncQueue 작업의 결과는 waitResult로 가져갈 때까지 큐에 남습니다.',
    en: 'The program calls the engine. run and runBase64 wait for a worker and return its result. runAsync and runAsyncQueue store a job. Workers take calls and jobs in the order of submission. All workers use the one model of the engine. The result of a runAsync job is passed to the callback; the result of a runAsyncQueue job waits in the queue until waitResult takes it.',
  },
  wide,
  narrow,
};
