// @works-without-react
import type {DiagramData} from '../Diagram';
import narrow from './handle-narrow.svg';
import wide from './handle-wide.svg';

/** Diagram of the life cycle of a handle. */
export const LIFE_CYCLE_DIAGRAM: DiagramData = {
  title: 'States of a handle',
  description:
    'CreateArgoSDK returns a created handle. initFromImrModelFile or initFromMakeUpJsonStr loads a model and makes it ready; if they fail, or only manage the licence, it remains in the created state. CreateFromImrModelFile and CreateFromMakeUpJsonStr return a ready handle directly. In the ready state, all recognition calls are valid, and releaseQueue leaves the handle ready. releaseArgoSDK ends a created or ready handle; afterwards the handle must not be used.',
  wide,
  narrow,
};
