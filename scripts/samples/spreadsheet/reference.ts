// The reference runtime as samples import it, with what reads the state that they leave.
export * from '../../../runtime';
export {readState} from './pictures/readState';
