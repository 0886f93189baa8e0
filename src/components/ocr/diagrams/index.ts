export {ENGINE_DIAGRAM} from './engine';
export {LIFE_CYCLE_DIAGRAM} from './handle';
export {JOB_DIAGRAM} from './job';
