// Entry point for Node: Docusaurus plugins, remark plugins, and the samples of pages.

export {liveFences, markLiveFences, NO_RUN} from './liveFences';
export {markLivePages} from './pageProject';
export {liveSamplesPlugin} from './liveSamples';
export {loadRuntime} from './loadRuntime';
export {drawSheetPictures, sheetPicturesPlugin} from '../pictures/plugin';
export {
  pictureProblem,
  readPictures,
  type PagePicture,
} from '../pictures/readPictures';
