// Entry point for code that runs in Node.
export {compileFiles} from './compileSample';
export {LIVE_FRAME_FILE, buildLiveFrameHeaders} from './frame/policy';
export {createPictureRenderer} from './pictures/pictureRenderer';
export {createPictureProblem, readPictures} from './pictures/readPictures';
export type {RunResult} from './runner/inNode';
export {bundleRunner, NodeRunner} from './runner/nodeRunner';
export {findLiveFences, NO_RUN_FLAG} from './plugin/liveFences';
export {loadRuntime} from './plugin/bundles';
