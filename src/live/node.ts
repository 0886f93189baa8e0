// Entry point of live samples for scripts.
export {compileFiles} from './compileSample';
export {LIVE_FRAME_FILE, liveFrameHeaders} from './frame/policy';
export {
  createPictureRenderer,
  type PictureSource,
} from './pictures/pictureRenderer';
export {pictureProblem, readPictures} from './pictures/readPictures';
export type {RunResult} from './runner/inNode';
export {bundleRunner, NodeRunner} from './runner/nodeRunner';
export {NO_RUN} from './source/fences';
