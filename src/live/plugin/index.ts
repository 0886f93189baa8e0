// Entry point for the site's configuration: plugins for Docusaurus and remark.
export {markLiveFences} from './liveFences';
export {liveSamplesPlugin} from './liveSamples';
export {markLivePages} from './pageProject';
export {drawSheetPictures, sheetPicturesPlugin} from '../pictures/plugin';
