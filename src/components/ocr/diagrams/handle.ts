// @works-without-react
import type {DiagramData} from '../Diagram';
import narrow from './handle-narrow.svg';
import wide from './handle-wide.svg';

/** Diagram of the life cycle of a handle. */
export const LIFE_CYCLE_DIAGRAM: DiagramData = {
  title: {ko: '핸들의 상태', en: 'States of a handle'},
  description: {
    ko: 'CreateArgoSDK는 생성된 핸들을 반환합니다. initFromImrModelFile이나 initFromMakeUpJsonStr을 호출하면 모델을 불러와 핸들이 준비됩니다. 호출에 실패하거나 라이선스만 관리하면 생성된 상태로 남습니다. CreateFromImrModelFile과 CreateFromMakeUpJsonStr은 준비된 핸들을 바로 반환합니다. 준비된 상태에서는 모든 인식 함수를 호출할 수 있으며, releaseQueue를 호출해도 준비된 상태가 유지됩니다. releaseArgoSDK를 호출하면 생성된 핸들이든 준비된 핸들이든 닫히며, 그 뒤에는 핸들을 사용하지 마세요.',
    en: 'CreateArgoSDK returns a created handle. initFromImrModelFile or initFromMakeUpJsonStr loads a model and makes it ready; if they fail, or only manage the licence, it remains in the created state. CreateFromImrModelFile and CreateFromMakeUpJsonStr return a ready handle directly. In the ready state, all recognition calls are valid, and releaseQueue leaves the handle ready. releaseArgoSDK ends a created or ready handle; afterwards the handle must not be used.',
  },
  wide,
  narrow,
};
