// Entry point for the configuration: Docusaurus plugins and remark plugins.
export {markLiveFences} from './liveFences';
export {liveSamplesPlugin} from './liveSamples';
export {markLivePages} from './pageProject';
export {drawSheetPictures, sheetPicturesPlugin} from '../pictures/plugin';
