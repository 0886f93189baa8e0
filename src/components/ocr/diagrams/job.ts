// @works-without-react
import type {DiagramData} from '../Diagram';
import narrow from './job-narrow.svg';
import wide from './job-wide.svg';

/** Diagram of the life cycle of a queue job. */
export const JOB_DIAGRAM: DiagramData = {
  title: {ko: '큐 작업의 수명 주기', en: 'Life of a queue job'},
  description: {
    ko: 'runAsyncQueue로 접수된 작업은 비어 있는 워커를 기다립니다. 워커가 작업을 가져가 이미지를 인식하면 작업이 끝나고, 결과는 waitResult로 가져갈 때까지 보관됩니다. releaseQueue를 호출하면 기다리는 작업과 끝난 결과를 버리며, 진행 중인 작업의 결과도 작업이 끝날 때 버립니다. 엔진에 작업 한도만큼 작업이 있으면 ARGO_E_QUEUE_FULL이 반환되고 아무것도 저장되지 않습니다.',
    en: 'runAsyncQueue accepts a job, which waits for a worker. A worker takes it and recognises its image; it is then finished and held until waitResult delivers it. releaseQueue drops waiting jobs and finished results; it also drops the result of a job in progress when the job ends. If the engine holds as many jobs as its limit allows, the call returns ARGO_E_QUEUE_FULL, and nothing is stored.',
  },
  wide,
  narrow,
};
