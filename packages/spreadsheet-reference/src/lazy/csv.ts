export {parseCsv, writeCsv} from 'hucre/csv';
