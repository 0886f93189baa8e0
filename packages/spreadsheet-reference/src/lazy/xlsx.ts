export {writeXlsx} from 'hucre/xlsx';
