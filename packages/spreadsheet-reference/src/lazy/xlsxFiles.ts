export {fromXlsx} from '../files/xlsx/read';
export {toXlsx} from '../files/xlsx/write';
