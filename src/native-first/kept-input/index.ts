// It stands in each page that loads the application at idle: what a reader does may come before any file.
import {untilAppRuns} from '../app';
import {keepInput} from './keepInput';

void untilAppRuns().then(keepInput());
